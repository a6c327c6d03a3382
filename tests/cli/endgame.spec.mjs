// endgame: perfect play with few pieces from the command line.
import { expect, test } from '@playwright/test';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inRoot } from '../support/processes.mjs';
import { checkers, file, json, lines } from './checkers.mjs';

const published = readFileSync(inRoot('tests/data/endgames.tsv'), 'utf8').split('\n');
const noTables = ['--dir', file('no-tables')];

test('stats prints every published count up to four pieces, without any file', async () => {
  const printed = await lines(['endgame', 'stats', ...noTables]);
  const expected = published.filter((line) => /^(slice|TOTAL)/.test(line) && !line.startsWith('TOTAL 5'));
  expect(expected).toHaveLength(10);
  for (const line of expected) expect(printed).toContain(line);
  expect(printed.filter((line) => line.startsWith('slice'))).toHaveLength(4 + 12 + 25);
});

test('stats counts one slice', async () => {
  const [slice] = await json(['endgame', 'stats', '--slice', '0m3k vs 0m1k', ...noTables]);
  expect(slice).toMatchObject({ pieces: 4, total: 143840, win: 143840, draw: 0, loss: 0, nocapEither: { win: 106936 } });
  const none = await checkers(['endgame', 'stats', '--slice', 'queens', ...noTables]);
  expect(none).toMatchObject({ code: 2, stdout: '' });
  expect(none.stderr).toContain('There is no slice "queens"');
});

test('probe tells the value of a position and of its moves', async () => {
  expect(await lines(['endgame', 'probe', '--fen', 'B:WK9:BK5', ...noTables])).toEqual(['win in 1 ply', '5x14 win in 1 ply (best)']);
  expect(await json(['endgame', 'probe', '--fen', 'W:WK1:BK32', ...noTables])).toMatchObject({ outcome: 'draw', plies: 0 });
  expect((await checkers(['endgame', 'probe', ...noTables])).stderr).toBe('checkers: --fen is needed.\n');
  expect((await checkers(['endgame', 'probe', '--fen', 'B:W21-32:B1-12'])).stderr).toContain('up to 6 pieces; this position has 24');
  expect((await checkers(['endgame', 'probe', '--fen', 'B:WK1,K2,K3:BK30,K31', ...noTables])).stderr).toContain('no tables of 5 pieces');
});

test('build makes what is missing, verify checks it', async () => {
  const dir = ['--dir', file('tables')];
  expect((await lines(['endgame', 'build', '--pieces', '3', ...dir]))[0]).toContain('199520 positions of up to 3 pieces');
  expect((await lines(['endgame', 'build', '--pieces', '3', ...dir]))[0]).toContain('nothing was missing');
  expect(await lines(['endgame', 'verify', ...dir])).toEqual(['199520 positions in 16 slices verified: all agree with their moves.']);

  const kings = file('tables/0m2k-0m1k.endgame');
  const good = readFileSync(kings);
  rmSync(kings);
  await checkers(['endgame', 'build', '--pieces', '3', ...dir]);
  expect(existsSync(kings) && readFileSync(kings).equals(good)).toBe(true);

  const bad = Buffer.from(good);
  bad[statSync(kings).size - 1] ^= 2;
  writeFileSync(kings, bad);
  const wrong = await checkers(['endgame', 'verify', ...dir]);
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toContain('0m2k vs 0m1k: ');
  writeFileSync(kings, 'not a table');
  expect((await checkers(['endgame', 'verify', ...dir])).stderr).toContain('0m2k-0m1k.endgame is not the table of 0m2k vs 0m1k');
  expect((await checkers(['endgame', 'verify', ...noTables])).stderr).toContain('There are no tables in');
});
