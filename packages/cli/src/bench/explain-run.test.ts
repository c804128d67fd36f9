import { expect, it } from 'vitest';

import { explainRun } from './explain-run.ts';
import type { RunnerResults, RunnerRun } from './runner-run.ts';

function results(more: Partial<RunnerResults>): RunnerResults {
  return { numTotalTests: 2, numPassedTests: 1, numFailedTests: 1, testResults: [{ status: 'failed' }], ...more };
}

function ended(errorOutput: string, exitCode: number | null = 1, signal: NodeJS.Signals | null = null): RunnerRun {
  return { run: { status: 'ended', exitCode, signal, errorOutput } };
}

const NONE = { numTotalTests: 0, numPassedTests: 0, numFailedTests: 0 };

it.each<[string, RunnerRun, string, string]>([
  [
    'a run that hangs',
    { run: { status: 'timeout' } },
    'timeout',
    'the run took longer than 9 s and was ended (--timeout)',
  ],
  ['an interrupt', { run: { status: 'aborted' } }, 'aborted', 'the bench was interrupted'],
  ['a kill', ended('', null, 'SIGKILL'), 'crashed', 'the run ended by SIGKILL before it had results'],
  [
    'an exit in the middle',
    ended('\n  ● process.exit called with "3"\n\n    at Object.exit (a.ts:1:2)\n', 3),
    'crashed',
    'the run ended with exit code 3 before it had results: process.exit called with "3"',
  ],
  [
    'a worker that dies',
    { ...ended(''), results: results({ ...NONE, testResults: [{ status: 'passed', message: '' }] }) },
    'crashed',
    'the process that ran the visible test died before it had found a test in it',
  ],
  [
    'a file that does not load',
    {
      ...ended(''),
      results: results({
        ...NONE,
        testResults: [{ status: 'failed', message: '  ● Test suite failed to run\n\n    no such module\n' }],
      }),
    },
    'not-loadable',
    'the visible test did not load: no such module',
  ],
  [
    'tests that pass',
    { ...ended('', 0), results: results({ numFailedTests: 0 }) },
    'passes',
    'no visible test fails: there is nothing to heal',
  ],
  [
    'a healing that stopped',
    { ...ended('heal: not healed (ORACLE_UNAVAILABLE): no host\n'), results: results({}) },
    'crashed',
    'heal: not healed (ORACLE_UNAVAILABLE): no host',
  ],
  [
    'a healing that said nothing',
    { ...ended('warming up\nTypeError: x\n    at y\n'), results: results({}) },
    'crashed',
    'the tests failed, and no healing was reported: TypeError: x',
  ],
])('explains %s', (_what, run, reason, explanation) => {
  expect(explainRun(run, 9000)).toEqual({ reason, explanation });
});
