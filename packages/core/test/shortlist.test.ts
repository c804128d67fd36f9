import { scriptedOracle } from '@testheal/testkit';
import { expect, it } from 'vitest';
import type { Candidate } from '../src/model/candidate.ts';
import type { TestId } from '../src/model/test-id.ts';
import { shortlistCandidates } from '../src/repair/prove/shortlist-candidates.ts';
import { NO_REVIEW } from '../src/repair/prove/patch-review.ts';

const SOURCE = 'export const f = (x: number) => x;\n';
const TARGET = { file: '/p/src/a.ts', source: SOURCE, regions: [{ start: 0, end: SOURCE.length }] };
const TEST: TestId = { file: 'test/a.test.ts', titlePath: ['one more'], occurrence: 0 };
const PROJECT = {
  root: '/p',
  files: {
    'src/a.ts': SOURCE,
    'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
  },
};
const CANDIDATES = ['x + 1', '1 + x', 'x - -1', '2 * x'].map((text, nth): Candidate => {
  const start = SOURCE.indexOf('x;');
  return { key: text, edits: [{ start, end: start + 1, text }], operator: 'test', cost: 1 + nth };
});

it.each([
  ['all of them where they take no time', 0, 4],
  ['two where each takes half a minute', 30_000, 2],
])('puts alternatives to runs: %s', async (_, takesMs, count) => {
  let now = 0;
  const proof = {
    oracle: scriptedOracle({ project: PROJECT }),
    clock: { now: () => (now += takesMs / 2) },
    signal: new AbortController().signal,
    targets: [TEST],
    files: [{ path: '/p/test/a.test.ts' }],
    ownFiles: 1,
    passedBefore: new Map(),
    failedBefore: new Set<string>(),
    overlay: {},
    runTimeoutMs: 5_000,
    worker: 'fresh' as const,
    guardTimeoutMs: 5_000,
  };

  const { patches } = await shortlistCandidates(
    proof,
    TARGET,
    CANDIDATES,
    { known: new Map(), review: NO_REVIEW },
    () => undefined,
  );

  expect(patches).toHaveLength(count);
});
