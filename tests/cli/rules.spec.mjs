// perft, moves, fen, pdn and engine: the rules of checkers from the command line.
import { expect, test } from '@playwright/test';
import { checkers, fileWith, json, lines } from './checkers.mjs';

const start = 'B:W21-32:B1-12';

test('perft prints the count on its last line', async () => {
  expect((await lines(['perft', '--depth', '6'])).at(-1)).toBe('36768');
  const divided = await lines(['perft', '--depth', '3', '--divide']);
  expect(divided).toHaveLength(8);
  expect(divided.at(-1)).toBe('302');
  const counts = (await json(['perft', '--depth', '3', '--divide'])).divide;
  expect(Object.values(counts).reduce((a, b) => a + b)).toBe(302);
});

test('moves lists a legal move a line', async () => {
  expect(await lines(['moves', '--fen', start])).toEqual(['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16']);
  expect(await lines(['moves', '--fen', 'B:W7,15:B3,1', '--rules', 'kmitl'])).toEqual(['1-5', '1-6', '3-8', '3x10', '3x19']);
  expect((await json(['moves', '--fen', 'B:W7,15:B3'])).moves).toEqual([
    { move: '3x19', path: [3, 10, 19], captured: [7, 15], after: 'W:W:B19' },
  ]);
});

test('fen draws the board with its numbers, without colour in a pipe', async () => {
  const board = await lines(['fen', 'W:WK1,32:B5']);
  expect(board[0]).toContain(' 1 W');
  expect(board[1]).toContain(' 5 b');
  expect(board.at(-2)).toContain('White to move');
  expect(board.at(-1)).toBe('W:WK1,32:B5');
  expect(board.join('')).not.toContain('\x1b');
});

test('fen reads and writes the board of numbers', async () => {
  const numbers = (await checkers(['fen', start, '--numbers'])).stdout;
  expect(numbers.split('\n')[0]).toBe('4 4 4 4');
  const { stdout } = await checkers(['fen', '--board', fileWith('board.txt', numbers), '--to-move', 'white', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ turn: 'white', blackMen: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
  const bad = await checkers(['fen', '--board', fileWith('bad.txt', numbers.replace('4', '9'))]);
  expect(bad).toEqual({ code: 2, stdout: '', stderr: 'checkers: line 1, column 1: Value 1 is "9"; it must be a number from 0 to 4.\n' });
});

test('pdn check counts games and names the first error of each bad one', async () => {
  const good = fileWith('good.pdn', '[Event "a"]\n1. 11-15 23-19 *\n\n[Event "b"]\n1. 9-13 1-0\n');
  expect(await checkers(['pdn', 'check', good])).toEqual({ code: 0, stdout: `${good}: 2 games, 2 legal\n`, stderr: '' });
  const bad = fileWith('bad.pdn', '[Event "a"]\n1. 11-15 23-20 *\n\n[Event "b"]\n1. 9-13 1-0\n');
  const checked = await checkers(['pdn', 'check', good, bad]);
  expect(checked.code).toBe(1);
  expect(checked.stdout).toContain(`${bad}: 2 games, 1 legal\n${bad}: game 1, line 2, column 10: 23-20 is not legal here;`);
  expect((await json(['pdn', 'check', bad]))[0]).toMatchObject({ games: 2, legal: 1, errors: [{ game: 1, line: 2, column: 10 }] });
  expect((await checkers(['pdn', 'check', '-'], '11-15 *')).stdout).toBe('-: 1 games, 1 legal\n');
});

test('pdn write prints strict PDN', async () => {
  const loose = fileWith('loose.pdn', '1.11-15 22-18 2. 15-22 25-18 1/2-1/2');
  expect((await checkers(['pdn', 'write', loose])).stdout).toContain('1. 11-15 22-18 2. 15x22 25x18 1/2-1/2\n');
});

test('engine answers a line for a line', async () => {
  const answers = await lines(['engine'], `name\nnewgame\nperft ${start} 4\nmove ${start} 50\nmove W:W5:B1 50\nmove x 50\nmove ${start} soon\nhello\nquit\nname\n`);
  expect(answers[0]).toMatch(/^name Checkers Lab \d+\.\d+\.\d+$/);
  expect(answers[1]).toBe('newgame');
  expect(answers[2]).toBe('perft 1469');
  expect(answers[3]).toMatch(/^move (9-13|9-14|10-14|10-15|11-15|11-16|12-16) depth \d+ nodes \d+ score -?\d+ time \d+$/);
  expect(answers.slice(4)).toEqual([
    'error There is no legal move in this position.',
    'error A position starts with the side to move, B or W, as in B:W21-32:B1-12.',
    'error A time is a whole number of milliseconds from 1 to a day.',
    'error Expected name, newgame, perft FEN DEPTH, move FEN MS or quit.',
  ]);
});

test('every command explains itself', async () => {
  const { stdout } = await checkers(['--help']);
  const commands = [...stdout.matchAll(/^ {2}(\S+) /gm)].map((match) => match[1]);
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) {
    const help = await checkers([command, '--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain(`Usage: checkers ${command}`);
  }
});

const mistakes = [
  [[], 'Give a command'],
  [['conquer'], 'There is no command "conquer"'],
  [['perft'], '--depth is needed.'],
  [['perft', '--depth', 'x'], '--depth is a whole number from 0 to 20, not "x".'],
  [['perft', '--depth', '-1'], '--depth is a whole number'],
  [['perft', '--depth'], '--depth needs a value'],
  [['perft', '--deep', '3'], 'There is no option "--deep"'],
  [['perft', '--depth', '3', 'now'], 'takes options only'],
  [['moves', '--fen', 'B:W20-32:B1'], 'White has more than 12 pieces.'],
  [['moves', '--fen', 'B:W1:B5'], 'A white man cannot stand on square 1'],
  [['moves', '--fen', 'B:W21,21:B5'], 'Two pieces stand on square 21.'],
  [['moves', '--rules', 'chess'], 'There are no rules "chess"'],
  [['fen'], 'Give one FEN'],
  [['pdn', 'check'], 'Give an action and a file'],
  [['pdn', 'check', '/nowhere/missing.pdn'], 'No such file'],
  [['pdn', 'burn', 'x'], 'pdn can check or write'],
];
for (const [args, sentence] of mistakes) {
  test(`one line and exit 2: checkers ${args.join(' ').slice(0, 60)}`, async () => {
    const { code, stdout, stderr } = await checkers(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^checkers: [^\n]+\n$/);
    expect(stderr).toContain(sentence);
  });
}
