#include "imgui_app/window.hpp"

#include <SDL_opengl.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>

#include <string>

#include "imgui_app/platform.hpp"

namespace checkers::app {
namespace {

Error sdl_error(const char* what) { return Error{std::string(what) + ": " + SDL_GetError()}; }

int scaled(int length, float scale) { return static_cast<int>(static_cast<float>(length) * scale); }

}  // namespace

std::optional<Error> Window::open(float scale) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return sdl_error("There is no screen to draw on");
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  window_ = SDL_CreateWindow("Checkers Lab", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, scaled(1180, scale),
                             scaled(800, scale), SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (window_ == nullptr) return sdl_error("The window could not be opened");
  SDL_SetWindowMinimumSize(window_, scaled(320, scale), scaled(480, scale));
  context_ = SDL_GL_CreateContext(window_);
  if (context_ == nullptr) return sdl_error("OpenGL is not available");

  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  ImGui_ImplSDL2_InitForOpenGL(window_, context_);
  ImGui_ImplOpenGL3_Init(platform::shader_version());
  return std::nullopt;
}

Window::~Window() {
  if (ImGui::GetCurrentContext() != nullptr) {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
  }
  if (context_ != nullptr) SDL_GL_DeleteContext(context_);
  if (window_ != nullptr) SDL_DestroyWindow(window_);
  SDL_Quit();
}

bool Window::handle_events() {
  bool any = false;
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    any = true;
    ImGui_ImplSDL2_ProcessEvent(&event);
    const bool close_button = event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_CLOSE;
    if (event.type == SDL_QUIT || close_button) closed_ = true;
  }
  return any;
}

bool Window::hidden() const { return (SDL_GetWindowFlags(window_) & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)) != 0; }

float Window::pixel_ratio() const {
  int width = 0, pixels = 0;
  SDL_GetWindowSize(window_, &width, nullptr);
  SDL_GL_GetDrawableSize(window_, &pixels, nullptr);
  return width > 0 && pixels > 0 ? static_cast<float>(pixels) / static_cast<float>(width) : 1.0f;
}

bool Window::has_more_input() const { return !ImGui::GetCurrentContext()->InputEventsQueue.empty(); }

void Window::begin_frame() {
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
}

void Window::end_frame(const Theme& theme) {
  ImGui::Render();
  int width = 0, height = 0;
  SDL_GL_GetDrawableSize(window_, &width, &height);
  glViewport(0, 0, width, height);
  glClearColor(theme.background.x, theme.background.y, theme.background.z, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  SDL_GL_SwapWindow(window_);
}

void Window::renew_fonts() {
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
}

void Window::restore() {
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplOpenGL3_Init(platform::shader_version());
}

}  // namespace checkers::app
