import { expect, it } from 'vitest';
import type { RunOutcome, RunRequest } from '../../model/run.ts';
import type { MarkedTest, TestResult } from '../../model/test-result.ts';
import { takeBaseline } from './baseline.ts';
import type { RepairWorld } from './repair-world.ts';

const ROOT = '/project';
const FILE = { path: `${ROOT}/a.test.ts` };

it('says what the tests of its files took in the user’s run', async () => {
  const slow = result('slow', 'failed', 700);
  const { requests } = await baselineOf({
    results: [slow, result('quick', 'passed', 2), result('elsewhere', 'passed', 90, 'b.test.ts')],
    marked: [slow],
  });

  expect(requests.map(({ usualMs }) => usualMs)).toEqual([702]);
});

async function baselineOf({ results, marked }: { results: readonly TestResult[]; marked: readonly TestResult[] }) {
  const requests: RunRequest[] = [];
  const run = async (request: RunRequest): Promise<RunOutcome> => {
    requests.push(request);
    const ran = results.filter(({ id }) => id.file === 'a.test.ts');
    return { status: 'completed', results: ran, brokenFiles: [], durationMs: 1, openedSockets: false };
  };
  const world = {
    root: ROOT,
    results,
    options: { allowSockets: false },
    oracle: { run, widen: async () => undefined },
    signal: new AbortController().signal,
    notify() {},
  } as unknown as RepairWorld;
  const withMark = marked.map((test): MarkedTest => {
    return { ...test, marker: { target: './a.ts', file: FILE.path, line: 1, column: 1 } };
  });
  const baseline = await takeBaseline(world, {
    files: [FILE],
    marked: withMark,
    overlay: {},
    timeoutMs: 1_000,
    onDoubt() {},
  });
  return { baseline, requests };
}

function result(title: string, status: 'passed' | 'failed', durationMs: number, file = 'a.test.ts'): TestResult {
  const errors = status === 'failed' ? [{ name: 'Error', message: `${title} fails` }] : [];
  return { id: { file, titlePath: [title], occurrence: 0 }, status, durationMs, errors };
}
