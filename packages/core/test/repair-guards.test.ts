import { describe, expect, it } from 'vitest';
import type { RunOutcome, RunRequest } from '../src/model/run.ts';
import { healInMemory, ROOT } from './support/heal-in-memory.ts';

describe('the guards', () => {
  const GUARDED = {
    'src/a.ts': 'export function f(x: number) {\n  return x - 1;\n}\n',
    'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
    'test/b.test.ts':
      "import { f } from '../src/a.ts';\ntest('zero stays below', () => { expect(f(0) < 2).toBe(true) });\n",
  };
  const markers = { 'one more': '../src/a.ts#f' };

  it('refuse a patch that breaks a test of another file, and let the next one win', async () => {
    const files = {
      ...GUARDED,
      'test/b.test.ts': GUARDED['test/b.test.ts'].replace('f(0) < 2', 'f(5) === 4 || f(5) === 6'),
    };
    const found = {
      'src/a.ts#f': [
        { replace: [['x - 1', '2']] as const, cost: 1 },
        { replace: [['- 1', '+ 1']] as const, cost: 2 },
      ],
    };

    const { targets } = await healInMemory({ files, markers, found });

    expect(targets.map(({ status, patches, guards }) => [status, patches.map((patch) => patch.cost), guards])).toEqual([
      ['healed', [2], { ran: 1, of: 1 }],
    ]);
  });

  it('leave a target unhealed when every candidate breaks one', async () => {
    const files = { ...GUARDED, 'test/b.test.ts': GUARDED['test/b.test.ts'].replace('f(0) < 2', 'f(5) === 4') };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const healed = await healInMemory({ files, markers, found });

    expect(healed.targets.map(({ status, reason, explanation }) => [status, reason, explanation])).toEqual([
      [
        'not-healed',
        'exhausted',
        'search space exhausted: 1 passed the search, none of the best every real run (assertion-mismatch)',
      ],
    ]);
    expect(healed.files).toEqual([]);
  });

  it('do not count what fails without the patch too', async () => {
    const files = {
      ...GUARDED,
      'test/b.test.ts': `${GUARDED['test/b.test.ts']}test('always fails', () => { expect(1).toBe(2) });\n`,
    };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets } = await healInMemory({ files, markers, found });

    expect(targets.map(({ status, guards }) => [status, guards])).toEqual([['healed', { ran: 1, of: 1 }]]);
  });

  it('do not blame the patch for a file that breaks without it too', async () => {
    const files = { ...GUARDED, 'test/c.test.ts': "import '../src/a.ts';\nimport './nowhere.ts';\n" };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets } = await healInMemory({ files, markers, found });

    expect(targets.map(({ status }) => status)).toEqual(['healed']);
  });

  it('refuse a patch with which another test file no longer loads', async () => {
    const files = {
      ...GUARDED,
      'test/b.test.ts':
        "import { f } from '../src/a.ts';\nif (f(3) === 4) throw new Error('no');\ntest('is there', () => {});\n",
    };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets } = await healInMemory({ files, markers, found });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });

  it('refuse a patch with which another test file fails outside of its tests', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };
    const passing = { id: { file: 'test/b.test.ts', titlePath: ['near'], occurrence: 0 }, durationMs: 1, errors: [] };
    const answer = ({ files, overlay }: RunRequest): RunOutcome | undefined => {
      if (!files.some((file) => file.path === `${ROOT}/test/b.test.ts`)) return undefined;
      const brokenFiles = Object.keys(overlay).map(() => ({ path: `${ROOT}/test/b.test.ts`, message: 'left open' }));
      const results = [{ ...passing, status: 'passed' as const }];
      return { status: 'completed', results, brokenFiles, durationMs: 1, openedSockets: false };
    };

    const { targets } = await healInMemory({ files: GUARDED, markers, found, oracle: { answer } });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });

  it('refuse a patch that breaks a test, also when the run without the patch dies', async () => {
    const files = { ...GUARDED, 'test/b.test.ts': GUARDED['test/b.test.ts'].replace('f(0) < 2', 'f(5) === 4') };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };
    const answer = (request: RunRequest): RunOutcome | undefined =>
      request.files.some((file) => file.path.endsWith('b.test.ts')) && Object.keys(request.overlay).length === 0
        ? { status: 'crashed', reason: 'signal SIGKILL' }
        : undefined;

    const { targets } = await healInMemory({ files, markers, found, oracle: { answer } });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });

  it('refuse a patch with which a test is no longer there', async () => {
    const files = {
      ...GUARDED,
      'test/b.test.ts':
        "import { f } from '../src/a.ts';\nif (f(3) !== 4) test('is there', () => {});\ntest('stays', () => {});\n",
    };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets } = await healInMemory({ files, markers, found });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });
});
