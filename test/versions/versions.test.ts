import { beforeAll, describe, expect, it } from 'vitest';
import type { TargetReport } from '@testheal/core';
import type { Runner } from '../e2e/support/heal-project.ts';
import type { Finished } from '../e2e/support/spawn-process.ts';
import { cellProject, type CellProject } from './support/cell-project.ts';
import { installNode, installRunner } from './support/install.ts';
import { runnerVersions } from './support/matrix.ts';

/** By target: the tests that failed, marked in one form each, and the line that takes the place of the faulty one. */
const HEALED = {
  'src/shipping.ts#shippingCost': {
    failing: ['body', 'options or second wrapper', 'rows: 5000', 'suite > failing', 'wrapper'],
    line: '  if (total >= freeFrom) {',
  },
  'src/stock.ts#Stock.take': { failing: ['takes from the stock'], line: '    this.#left -= count;' },
};

/** Ways to ask for patches to be written, as people type them. The last one needs a set-up. */
const LITERALS: Readonly<Record<Runner, readonly Literal[]>> = {
  vitest: [
    { name: 'vitest run -- --heal-apply', command: ['vitest', 'run', 'test/stock', '--', '--heal-apply'] },
    { name: 'HEAL=apply vitest run', command: ['vitest', 'run', 'test/stock'], env: { HEAL: 'apply' } },
    { name: 'npx vitest run --heal-apply', command: ['npx', 'vitest', 'run', 'test/stock', '--heal-apply'] },
  ],
  jest: [
    { name: 'jest --heal=apply', command: ['jest', '--heal=apply', 'test/stock'] },
    { name: 'HEAL=apply jest', command: ['jest', 'test/stock'], env: { HEAL: 'apply' } },
    { name: 'npx jest --heal-apply', command: ['npx', 'jest', '--heal-apply', 'test/stock'] },
  ],
};

interface Literal {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

const VERSIONS = runnerVersions(process.env).map((tried) => [`${tried.runner} ${tried.version}`, tried] as const);

describe.each(VERSIONS)('%s', (_, tried) => {
  const { runner, version, nodes } = tried;
  const runArgs = runner === 'vitest' ? ['run'] : [];
  let root: string;

  beforeAll(async () => {
    root = await installRunner(tried);
  });

  describe.each(nodes)('on Node %s', (node) => {
    let project: CellProject;
    let before: Finished;
    let healed: Finished;
    let targets: readonly TargetReport[];
    let traces: readonly (string | undefined)[];

    beforeAll(async () => {
      project = await cellProject(runner, root, await installNode(node));
      before = await project.start(runner, runArgs);
      healed = await project.start(`${runner}-heal`, []);
      targets = project.report().targets.toSorted((a, b) => (a.file < b.file ? -1 : 1));
      traces = ['written.txt', 'spawned.txt'].map((file) => project.read(file));
    });

    it('heals tests marked in each form, in this very version', () => {
      const { runner: reported, node: reportedNode } = project.report();
      expect([reported, reportedNode]).toEqual([{ name: runner, version }, `v${node}`]);
      expect(Object.fromEntries(targets.map(healing)), healed.stderr).toEqual(HEALED);
    });

    it('searches by a probe', () => {
      const ways = targets.map(({ search: { way, wayReason } }) => [way, wayReason]);
      expect(ways).toEqual([
        ['in-place', undefined],
        ['in-place', undefined],
      ]);
    });

    it('keeps candidates in the cage', () => {
      // One for each run in the user's own runner: the first one, and the one that healing starts from. None for candidates.
      expect(traces).toEqual(['xx', 'xx']);
    });

    it('only proposes, and leaves nothing that changes the next run', async () => {
      const sources = ['src/shipping.ts', 'src/stock.ts'].map((file) => project.read(file));
      const after = await project.start(runner, runArgs);

      expect(sources).toEqual([expect.stringContaining('total > freeFrom'), expect.stringContaining('+= count')]);
      expect([before.exitCode, healed.exitCode, after.exitCode]).toEqual([1, 1, 1]);
      expect(failing(after)).toEqual(failing(before));
    });

    it.each(LITERALS[runner])('takes $name, writes and undoes', async ({ command: [command, ...args], env }) => {
      const faulty = project.read('src/stock.ts');
      if (command === 'npx') await project.start('heal', ['init', '--literal', '--yes']);

      const applied = await project.start(command, args, env);
      const written = project.read('src/stock.ts');
      const undone = await project.start('heal', ['undo']);

      expect(written, applied.stdout + applied.stderr).toBe(faulty?.replace('+= count', '-= count'));
      expect([applied.exitCode, undone.exitCode]).toEqual([0, 0]);
      expect(project.read('src/stock.ts')).toBe(faulty);
    });
  });
});

/** As `HEALED` has it. */
function healing({
  file,
  symbol,
  failing: names,
  patches: [patch],
}: TargetReport): [string, (typeof HEALED)[keyof typeof HEALED]] {
  const added = patch?.diff.split('\n').filter((line) => /^\+(?!\+\+ )/.test(line)) ?? [];
  const titles = names.map((name) => name.replace(/^.*? > /, '')).toSorted();
  return [`${file}#${symbol}`, { failing: titles, line: added.map((line) => line.slice(1)).join('\n') }];
}

/** Lines that say what failed and how, without times. */
function failing({ stdout, stderr }: Finished): string[] {
  return (stdout + stderr)
    .split('\n')
    .filter((line) => /✕|×|FAIL|Expected|Received|AssertionError/.test(line))
    .map((line) => line.replace(/ \(?\d+(?:\.\d+)? ?m?s\)?$/, '').trim())
    .toSorted();
}
