import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Programs of the benchmarks that reach into the engine, each as small as it gets: whether they work, not what they measure. */
const BENCHMARKS = path.resolve(import.meta.dirname, '../../benchmarks');

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'bench-programs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function bench(program: string, args: readonly string[]): unknown {
  const [json, html] = [path.join(folder, 'a.json'), path.join(folder, 'a.html')];
  const all = [path.join(BENCHMARKS, program), ...args, '--json', json, '--html', html];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  expect(readFileSync(html, 'utf8')).toContain('<html');
  return JSON.parse(readFileSync(json, 'utf8'));
}

it.each(['vitest', 'jest'])(
  'compares the probe of %s with a plain loop that judges the same candidates alike',
  (runner) => {
    const results = bench('speed.mjs', ['--only', 'rates', '--runner', runner, '--cases', '1', '--candidates', '100']);

    expect(results).toMatchObject({
      runners: { [runner]: { rates: { rows: [{ way: 'in-place', differ: 0 }], total: { cases: 1 } } } },
    });
  },
);

it('leaves parts of the search out and counts what is lost by it', () => {
  const results = bench('ablation.mjs', ['--filter', 'case-file', '--parts', 'types', '--budget', '200']);

  expect(results).toMatchObject({
    rows: [
      { part: 'all of it', cases: 1, healed: 1 },
      { part: 'types', cases: 1, healed: 1 },
    ],
  });
});
