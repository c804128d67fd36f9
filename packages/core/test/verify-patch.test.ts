import { scriptedOracle, type ScriptedOracle } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import { testKey, type TestId } from '../src/model/test-id.ts';
import type { RunOutcome, RunRequest } from '../src/model/run.ts';
import { verifyPatch, type Proof } from '../src/verify/verify-patch.ts';

const SOURCE = '/p/src/a.ts';
const project = {
  root: '/p',
  files: {
    'src/a.ts': 'export const f = (x: number) => x;\n',
    'test/a.test.ts':
      "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\ntest('of ten', () => { expect(f(10)).toBe(11) });\n",
    'test/b.test.ts':
      "import { f } from '../src/a.ts';\ntest('finite', () => { expect(f(3) < 9).toBe(true) });\ntest('broken by itself', () => { expect(1).toBe(2) });\n",
  },
};
const HEALED = { [SOURCE]: 'export const f = (x: number) => x + 1;\n' };
const BREAKING = { [SOURCE]: 'export const f = (x: number) => (x === 3 ? 99 : x + 1);\n' };

const id = (file: string, title: string): TestId => ({ file, titlePath: [title], occurrence: 0 });
const FINITE = id('test/b.test.ts', 'finite');
const BROKEN = id('test/b.test.ts', 'broken by itself');

function proofOver(oracle: ScriptedOracle, more: Partial<Proof> = {}): Proof {
  return {
    oracle,
    clock: { now: () => 0 },
    signal: new AbortController().signal,
    targets: [id('test/a.test.ts', 'one more'), id('test/a.test.ts', 'of ten')],
    files: [{ path: '/p/test/a.test.ts' }, { path: '/p/test/b.test.ts' }],
    ownFiles: 1,
    passedBefore: new Map([[testKey(FINITE), FINITE]]),
    failedBefore: new Set([testKey(BROKEN)]),
    overlay: {},
    runTimeoutMs: 5_000,
    worker: 'fresh',
    guardTimeoutMs: 5_000,
    ...more,
  };
}

/** The files of each run, by their short names. */
function runsOf({ calls }: ScriptedOracle): string[][] {
  return calls.flatMap((call) =>
    call.method === 'run'
      ? [call.request.files.map(({ path }) => path.slice('/p/test/'.length, -'.test.ts'.length))]
      : [],
  );
}

describe('verifyPatch', () => {
  it('judges a few files in one run', async () => {
    const oracle = scriptedOracle({ project });

    const verdict = await verifyPatch(proofOver(oracle), HEALED);

    expect([verdict, runsOf(oracle)]).toEqual([{ status: 'plausible', guardsRan: 1, durationMs: 0 }, [['a', 'b']]]);
  });

  it('asks the file that has refused a patch before all others', async () => {
    const files = ['a', 'c', 'b'].map((name) => ({ path: `/p/test/${name}.test.ts` }));
    const more = "import { f } from '../src/a.ts';\ntest('of two', () => { expect(f(2)).toBe(3) });\n";
    const oracle = scriptedOracle({ project: { ...project, files: { ...project.files, 'test/c.test.ts': more } } });
    const proof = proofOver(oracle, { files, refusedBy: new Set() });

    const verdicts = [
      await verifyPatch(proof, BREAKING),
      await verifyPatch(proof, BREAKING),
      await verifyPatch(proof, HEALED),
    ];

    expect(verdicts.map(({ status }) => status)).toEqual(['regressing', 'regressing', 'plausible']);
    expect(runsOf(oracle)).toEqual([['a', 'c', 'b'], ['a', 'c', 'b'], ['a', 'b'], ['a', 'b'], ['a', 'b'], ['c']]);
  });

  it('needs no run without the patch for what is known to have failed, and one for what is not', async () => {
    const [knowing, asking] = [scriptedOracle({ project }), scriptedOracle({ project })];

    await verifyPatch(proofOver(knowing), HEALED);
    const verdict = await verifyPatch(proofOver(asking, { failedBefore: new Set() }), HEALED);

    expect([verdict.status, runsOf(knowing).length, runsOf(asking).length]).toEqual(['plausible', 1, 2]);
  });

  it('counts the other failing tests that pass with it as well', async () => {
    const oracle = scriptedOracle({ project });
    const failedBefore = new Set([id('test/a.test.ts', 'one more'), BROKEN].map(testKey));

    const proof = proofOver(oracle, { targets: [id('test/a.test.ts', 'of ten')], failedBefore });

    const verdict = await verifyPatch(proof, HEALED);

    expect(verdict).toEqual({ status: 'plausible', guardsRan: 1, alsoMends: 1, durationMs: 0 });
    expect([...proof.passedBefore.values()]).toEqual([FINITE]);
  });

  it('refuses a patch that breaks a guard in the same run', async () => {
    const oracle = scriptedOracle({ project });

    const verdict = await verifyPatch(proofOver(oracle), BREAKING);

    expect(verdict).toEqual({ status: 'regressing', broken: [FINITE], durationMs: 0 });
  });

  it('does not blame the patch for a guard file that hangs by itself', async () => {
    const hangs = ({ files }: RunRequest): RunOutcome | undefined =>
      files.some(({ path }) => path.includes('/b.')) ? { status: 'timeout', timeoutMs: 5_000 } : undefined;
    const oracle = scriptedOracle({ project, answer: hangs });

    const verdict = await verifyPatch(proofOver(oracle), HEALED);

    expect([verdict.status, runsOf(oracle)]).toEqual(['plausible', [['a', 'b'], ['a'], ['b'], ['b']]]);
  });

  it('blames it for one that hangs with it only', async () => {
    const hangs = ({ files, overlay }: RunRequest): RunOutcome | undefined =>
      SOURCE in overlay && files.some(({ path }) => path.includes('/b.'))
        ? { status: 'timeout', timeoutMs: 5_000 }
        : undefined;
    const oracle = scriptedOracle({ project, answer: hangs });

    const verdict = await verifyPatch(proofOver(oracle), HEALED);

    expect(verdict.status).toBe('timeout');
  });
});
