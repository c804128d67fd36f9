import { readdirSync } from 'node:fs';
import os from 'node:os';
import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import type { CachedRepair } from '../src/cache/cached-repair.ts';
import { readCache } from '../src/cache/read-cache.ts';
import { createRepairCache } from '../src/cache/repair-cache.ts';
import type { TargetReport } from '../src/model/report.ts';
import { nodeFileSystem } from '../src/node/node-file-system.ts';
import type { Oracle } from '../src/ports/oracle.ts';
import type { WorldCache } from '../src/repair/world/repair-world.ts';
import { healInMemory, type MemoryHealed, type MemoryHealing } from './support/heal-in-memory.ts';

const FILES = {
  'src/a.ts': `export function f(x: number) {
  return x - 1;
}
`,
  'test/a.test.ts': `import { f } from '../src/a.ts';

test('one more', () => { expect(f(1)).toBe(2) });
`,
  'test/other.test.ts': `import { f } from '../src/a.ts';

test('of nothing', () => { expect(f(0) === 0).toBe(false) });
`,
};
const MARKERS = { 'one more': '../src/a.ts#f' };
const FOUND = {
  'src/a.ts#f': [
    { replace: [['x - 1', 'x + 1']] as const },
    { replace: [['x - 1', '2 * x']] as const },
    { replace: [['x - 1', '1 - -x']] as const },
  ],
};
const HEALED = FILES['src/a.ts'].replace('x - 1', 'x + 1');

/** As a new process has it. */
function cacheIn(root: string, tool = '1.0.0'): WorldCache {
  const options = {
    fileSystem: nodeFileSystem,
    root,
    time: () => new Date().toISOString(),
    mayStore: () => true,
  };
  return { ...createRepairCache(options), tool };
}

function heal(root: string, change: Partial<MemoryHealing> = {}): Promise<MemoryHealed> {
  return healInMemory({ files: FILES, markers: MARKERS, found: FOUND, cache: cacheIn(root), ...change });
}

function probes({ calls }: MemoryHealed): number {
  return calls.filter(({ method }) => method === 'probe').length;
}

/** What a run shows of a target, save how long it took and how it came to it. */
function shown({ patches, status, label, guards, failing }: TargetReport): unknown {
  return { status, label, guards, failing, patches: patches.map(({ fromCache: _fromCache, ...patch }) => patch) };
}

function stepsOf({ targets: [target] }: MemoryHealed): string[] | undefined {
  return target?.ladder?.map(({ step, stop }) => `${step} ${stop}`);
}

async function keptIn(root: string): Promise<CachedRepair[]> {
  return (await readCache(nodeFileSystem, root)).repairs.map(({ repair }) => repair);
}

it('proves in a second run what the first found, without a search, and reports the same', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const first = await heal(temp.root);
  const second = await heal(temp.root);

  expect([first, second].map(probes)).toEqual([1, 0]);
  expect(second.targets.map(shown)).toEqual(first.targets.map(shown));
  expect(second.files.map(({ after }) => after)).toEqual(first.files.map(({ after }) => after));
  expect(first.targets[0]?.patches.map(({ healedSource }) => healedSource)).toContain(HEALED);
  expect(first.targets[0]?.patches.length).toBeGreaterThan(1);
  expect(second.targets[0]).toMatchObject({
    explanation: 'scripted, from the cache, makes its tests pass and breaks no guard',
    search: { candidates: 0, way: 'none', wayReason: 'the patch is from the cache' },
    patches: first.targets[0]?.patches.map(() => ({ fromCache: true })),
  });
  const fresh = second.calls.filter((call) => call.method === 'run' && call.request.worker === 'fresh');
  expect(fresh.length).toBeGreaterThanOrEqual(second.targets[0]?.patches.length ?? 99);
});

it('searches again when TypeScript, which was not asked before, refuses the best of what was kept', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const [first] = (await heal(temp.root)).targets[0]?.patches ?? [];
  const around = (oracle: Oracle): Oracle => ({
    ...oracle,
    reviewTypes: () => ({
      ask: () => undefined,
      answer: async (text) => ({ status: 'checked', errors: text === first?.healedSource ? ['TS2322: No.'] : [] }),
      end: () => undefined,
    }),
  });

  const typed = await heal(temp.root, { around });

  expect(probes(typed)).toBe(1);
  expect(typed.targets[0]?.patches[0]?.healedSource).not.toBe(first?.healedSource);
});

it('searches again when a test breaks over what was kept, and keeps what it finds then', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  await heal(temp.root);
  const files = { ...FILES, 'test/other.test.ts': FILES['test/other.test.ts'].replace('f(0) === 0', 'f(0) === 1') };
  const [kept] = await keptIn(temp.root);

  const stricter = await heal(temp.root, { files });
  const again = await heal(temp.root, { files });

  expect([stricter, again].map(probes)).toEqual([1, 0]);
  expect(stricter.targets[0]?.patches[0]?.healedSource).toBe(FILES['src/a.ts'].replace('x - 1', '2 * x'));
  expect(stricter.targets[0]?.patches[0]?.fromCache).toBeUndefined();
  expect(stepsOf(stricter)).toEqual(['cache exhausted', 'search healed']);
  expect(stepsOf(again)).toEqual(['cache healed']);
  expect(again.targets.map(shown)).toEqual(stricter.targets.map(shown));
  expect((await keptIn(temp.root)).map(({ key }) => key)).toEqual([kept?.key]);
});

it('has nothing for another source, other tests, or another version of the tool', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  await heal(temp.root);
  const source = { ...FILES, 'src/a.ts': `${FILES['src/a.ts']}// more\n` };
  const test = { ...FILES, 'test/a.test.ts': `${FILES['test/a.test.ts']}// more\n` };

  const runs = [
    await heal(temp.root, { files: source }),
    await heal(temp.root, { files: test }),
    await heal(temp.root, { cache: cacheIn(temp.root, '1.0.1') }),
  ];

  expect(runs.map(probes)).toEqual([1, 1, 1]);
});

it.each([
  ['lies outside of its target', { start: 0, end: 6, text: 'const' }],
  ['changes what the module exports', { start: 16, end: 17, text: 'g' }],
  ['does not parse', { start: 36, end: 37, text: ')(' }],
  ['lies outside of the file', { start: 9_000, end: 9_001, text: '' }],
])('does not let a patch pass that somebody has put there and that %s', async (_what, edit) => {
  await using temp = await tempProject(os.tmpdir(), {});
  await heal(temp.root);
  for (const { usedAt: _usedAt, ...repair } of await keptIn(temp.root)) {
    const patches = repair.patches.slice(0, 1).map((patch) => ({ ...patch, edits: [edit] }));
    await cacheIn(temp.root).keep({ ...repair, patches });
  }

  const second = await heal(temp.root, { found: {} });

  expect(second.targets.map(({ status }) => status)).toEqual(['not-healed']);
  expect(stepsOf(second)).toEqual(['cache exhausted', 'search exhausted']);
  expect(await keptIn(temp.root)).toEqual([]);
});

it('keeps nothing of what was not healed', async () => {
  await using temp = await tempProject(os.tmpdir(), {});

  await heal(temp.root, { found: {} });

  expect(readdirSync(temp.root)).toEqual([]);
});
