import { scriptedOracle } from '@testheal/testkit';
import { expect, it } from 'vitest';
import type { Edit } from '../../model/edit.ts';
import type { RepairTarget } from '../../model/target.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import type { Proof } from '../../verify/verify-patch.ts';
import { dropEdits } from './drop-edits.ts';

const SOURCE = 'export function f(x: number) {\n  const y: number = x;\n  return y - 1;\n}\n';
const TARGET: RepairTarget = { file: '/p/src/a.ts', source: SOURCE, regions: [{ start: 0, end: SOURCE.length }] };

function edit(from: string, to: string): Edit {
  const start = SOURCE.indexOf(from);
  return { start, end: start + from.length, text: to };
}

function proof(): Proof {
  const files = {
    'src/a.ts': SOURCE,
    'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
  };
  return {
    oracle: scriptedOracle({ project: { root: '/p', files } }),
    clock: { now: () => 0 },
    signal: new AbortController().signal,
    targets: [{ file: 'test/a.test.ts', titlePath: ['one more'], occurrence: 0 }],
    files: [{ path: '/p/test/a.test.ts' }],
    ownFiles: 1,
    passedBefore: new Map(),
    failedBefore: new Set(),
    overlay: {},
    runTimeoutMs: 5_000,
    worker: 'kept',
    guardTimeoutMs: 5_000,
  };
}

it('leaves out an edit that nothing needs, and no part of one that is needed', async () => {
  const renamed = edit('const y: number = x', 'const y: number = Number(x)');
  const needed = edit('return y - 1', 'const more: number = y + 1;\n  return more');

  const kept = await dropEdits(proof(), TARGET, [renamed, needed]);

  expect(applyEdits(SOURCE, kept)).toBe(
    'export function f(x: number) {\n  const y: number = x;\n  const more: number = y + 1;\n  return more;\n}\n',
  );
});

it('leaves the one edit of a patch alone', async () => {
  const only = edit('y - 1', 'y + 1');

  expect(await dropEdits(proof(), TARGET, [only])).toEqual([only]);
});
