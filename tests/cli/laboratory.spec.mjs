// search, eval, match, tournament, report, simulate and play: the laboratory from the command line.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Running } from '../support/processes.mjs';
import { checkers, file, fileWith, json, lines } from './checkers.mjs';

test('eval prints the number the published function returns', async () => {
  // Report values of the start position: EF-1 12, EF-2 2397, EF-3 90 for the second mover, KMITL -259.
  expect(await lines(['eval', '--evaluation', 'ef1'])).toEqual(['12']);
  expect(await lines(['eval', '--evaluation', 'ef2', '--side', 'white'])).toEqual(['2397']);
  expect(await lines(['eval', '--evaluation', 'ef3', '--side', 'white'])).toEqual(['90']);
  expect(await lines(['eval', '--evaluation', 'ef3', '--side', 'black', '--to-move', 'white', '--turn', '3'])).toEqual(['92']);
  expect(await lines(['eval', '--evaluation', 'kmitl'])).toEqual(['-259']);
  expect(await json(['eval', '--evaluation', 'ef1', '--side', 'white'])).toMatchObject({ value: 12, side: 'white' });
});

test('search tells move, value, line and cost as JSON', async () => {
  const result = await json(['search', '--player', 'minimax:material:4']);
  // 7 + 49 + 302 + 1469 successors, 1469 leaves: the published perft counts.
  expect(result).toMatchObject({ value: 0, generated: 1827, expanded: 359, leaves: 1469, cutoffs: 0, depth: 4 });
  expect(result.pv).toHaveLength(4);
  expect(result.pv[0]).toBe(result.move);
  expect(result.time_ms).toBeGreaterThan(0);
});

test('search writes the tree it searched', async () => {
  const tree = file('tree.json');
  const result = await json(['search', '--player', 'alpha-beta:material:3', '--trace', tree]);
  const trace = JSON.parse(readFileSync(tree, 'utf8'));
  expect(trace.complete).toBe(true);
  expect(trace.nodes).toHaveLength(result.expanded + result.leaves);
  expect(trace.nodes.filter((node) => node.unsearched.length > 0).length).toBeGreaterThan(0);
});

test('match tabulates its games and writes them as PDN', async () => {
  const pdn = file('match.pdn');
  const args = ['match', '--black', 'alpha-beta:material:3', '--white', 'random:1', '--games', '4', '--openings', 'three-move', '--pdn', pdn];
  const { games: rows, standings } = await json(args);
  expect(rows).toHaveLength(4);
  expect(standings[0]).toMatchObject({ player: 'alpha-beta:material:3', games: 4 });
  expect(rows.map((row) => row.black)).toEqual(['alpha-beta:material:3', 'random:1', 'alpha-beta:material:3', 'random:1']);
  expect(rows.filter((row) => row.winner === (row.black.startsWith('alpha') ? 'black' : 'white')).length).toBeGreaterThan(2);
  expect((await checkers(['pdn', 'check', pdn])).stdout).toContain('4 games, 4 legal');
  const again = await json([...args, '--threads', '1']);
  expect(again.games.map((row) => row['path length'])).toEqual(rows.map((row) => row['path length']));
});

for (const format of ['text', 'markdown', 'csv', 'latex', 'json']) {
  test(`tournament prints ${format}`, async () => {
    const { code, stdout } = await checkers(['tournament', 'random:1', 'first-move', 'random:3', '--format', format]);
    expect(code).toBe(0);
    expect(stdout).toContain('random:3');
  });
}

test('a match stops at Ctrl-C and keeps what was finished', async () => {
  const running = new Running('exec build/release/checkers match --black random:1 --white random:2 --games 100000 --format csv');
  await new Promise((resolve) => setTimeout(resolve, 700));
  const { code } = await running.interrupt();
  expect(code).toBe(130);
  expect(running.stdout.split('\n').length).toBeGreaterThan(10);
  expect(running.stderr).toContain('Stopped; these are the games that were finished.');
});

test('simulate plays all 72 games', async () => {
  const rows = (await json(['simulate'])).rows;
  expect(rows).toHaveLength(72);
  expect(rows[0]).toMatchObject({ result: 'draw', rounds: 80, plies: 159, 'red leaf': 2596, 'black leaf': 3004 });
});

test('report list names the five reports', async () => {
  const { rows } = await json(['report', 'list']);
  expect(rows.map((row) => row.report).sort()).toEqual(['csintsy', 'godavarthy', 'kmitl', 'sable', 'sabotinov']);
});

test('report prints printed, measured and match for each cell', async () => {
  const { code, stdout } = await checkers(['report', 'godavarthy', '--json']);
  expect(code).toBe(0);
  const { rows } = JSON.parse(stdout);
  expect(rows.length).toBeGreaterThan(100);
  expect(Object.keys(rows[0])).toEqual(['table', 'row', 'column', 'printed', 'measured', 'match', 'remark']);
  for (const row of rows.filter((cell) => cell.match === 'match')) expect(row.measured).toBe(row.printed);
});

test('play explains wrong input and asks again', async () => {
  const saved = file('played.pdn');
  const { code, stdout } = await checkers(
    ['play', '--white', 'first-move'],
    `foo\n11-22\n99\n\n1\nundo\n11-15\nhint\nmoves\nsave ${saved}\nsave\nput x 3\nseat white nobody\nresign\n11-15\nquit\n`,
  );
  expect(code).toBe(0);
  for (const sentence of [
    'A move is written like 11-15 or 15x22, not "foo".',
    '11-22 is not legal here; possible: 9-13',
    'Numbers go from 1 to 7',
    'White (first-move) plays ',
    'Try ',
    `Saved to ${saved}.`,
    'Give a file: save game.pdn.',
    'There is no player "nobody"',
    'White wins: Black resigned.',
    'The game is over; type new, undo, save FILE or quit.',
  ])
    expect(stdout).toContain(sentence);
  expect((await checkers(['pdn', 'check', saved])).code).toBe(0);
});

test('play sets up a board piece by piece, from a file, and lets the computer play itself', async () => {
  const numbers = fileWith('numbers.txt', `${'0 '.repeat(10)}3 ${'0 '.repeat(20)}1`);
  const { stdout } = await checkers(
    ['play', '--white', 'human'],
    `load ${numbers}\nfen\nclear\nput W 10\nput b 1\nput 3 32\nput w 1\nremove 1\nput b 33\nput b 6\nfirst white\nfen\nfen B:W1:B2\nquit\n`,
  );
  expect(stdout).toContain('B:WK32:BK11');
  expect(stdout).toContain('W:WK10:B6,K32');
  expect(stdout).toContain('A white man cannot stand on square 1');
  expect(stdout).toContain('The game goes on.');
  const selfPlay = await checkers(['play', '--black', 'random:1', '--white', 'random:2'], 'quit\n');
  expect(selfPlay.stdout).toMatch(/(wins|Draw)/);
});

const mistakes = [
  [['eval'], '--evaluation is needed'],
  [['eval', '--evaluation', 'ef9'], 'There is no evaluation "ef9"'],
  [['eval', '--evaluation', 'ef1', '--side', 'red'], '--side is black or white, not "red".'],
  [['search'], '--player is needed'],
  [['search', '--player', 'alpha-beta:ef1:0'], 'A depth is a whole number from 1 to 30, not "0".'],
  [['search', '--player', 'alpha-beta:ef1:-2'], 'A depth is a whole number from 1 to 30, not "-2".'],
  [['search', '--player', 'alpha-beta:ef1:99'], 'A depth is a whole number from 1 to 30, not "99".'],
  [['search', '--player', 'alpha-beta:ef1:x'], 'A depth is a whole number from 1 to 30, not "x".'],
  [['search', '--player', 'hal:9000'], 'There is no player "hal"'],
  [['search', '--player', 'random:1', '--trace', 'x.json'], 'can be traced'],
  [['search', '--player', 'random:1', '--fen', 'B:W20-32:B1'], 'White has more than 12 pieces.'],
  [['match', '--black', 'random:1'], '--black and --white are needed'],
  [['match', '--black', 'random:1', '--white', 'random:2', '--games', '0'], '--games is a whole number'],
  [['match', '--black', 'random:1', '--white', 'random:2', '--openings', '/nowhere'], 'No such file'],
  [['match', '--black', 'random:1', '--white', 'random:2', '--format', 'docx'], 'There is no format "docx"'],
  [['tournament', 'random:1'], 'Give two players or more'],
  [['report'], 'Give one report'],
  [['report', 'newton'], 'There is no report "newton"'],
  [['play', '--white', 'nobody'], 'There is no player "nobody"'],
];
for (const [args, sentence] of mistakes) {
  test(`one line and exit 2: checkers ${args.join(' ').slice(0, 70)}`, async () => {
    const { code, stdout, stderr } = await checkers(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^checkers: [^\n]+\n$/);
    expect(stderr).toContain(sentence);
  });
}
