import { describe, expect, it } from 'vitest';
import type { ProbeMessage } from '../src/model/probe.ts';
import type { RunOutcome, RunRequest } from '../src/model/run.ts';
import type { TestResult } from '../src/model/test-result.ts';
import { healInMemory, ROOT } from './support/heal-in-memory.ts';

describe('a target that is not searched', () => {
  const FILES = {
    'src/a.ts': 'export function f(x: number) {\n  return x - 1;\n}\n',
    'test/a.test.ts':
      "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\ntest('is a number', () => { expect(typeof f(1)).toBe('number') });\n",
  };
  const markers = { 'one more': '../src/a.ts#f' };
  const COMPLETED = { status: 'completed', results: [], brokenFiles: [], durationMs: 1, openedSockets: false } as const;

  it.each<[string, string, RunOutcome, string]>([
    [
      'not-reproducible',
      'its tests pass when they run again',
      { ...COMPLETED, results: [result('one more', 'passed')] },
      'its marked tests pass when they run again: flaky, or dependent on other tests; let them fail every time, alone too, then run again',
    ],
    [
      'infrastructure',
      'its tests hang',
      { status: 'timeout', timeoutMs: 50 },
      'the unchanged tests did not end within 50 ms in the cage',
    ],
    [
      'infrastructure',
      'its tests kill their worker',
      { status: 'crashed', reason: 'signal SIGSEGV' },
      'the unchanged tests died: signal SIGSEGV in the cage',
    ],
    [
      'cage-differs',
      'its test file does not load in the cage',
      { ...COMPLETED, brokenFiles: [{ path: `${ROOT}/test/a.test.ts`, message: 'no permission\n  at x' }] },
      `${ROOT}/test/a.test.ts breaks in the cage, outside of its tests: no permission`,
    ],
    [
      'cage-differs',
      'its test fails otherwise in the cage',
      { ...COMPLETED, results: [result('one more', 'failed', 'EACCES')] },
      '"one more" fails in another way in the cage: EACCES',
    ],
    [
      'cage-differs',
      'its test is not collected in the cage',
      { ...COMPLETED, results: [result('is a number', 'passed')] },
      '"one more" does not run in the cage',
    ],
    [
      'cage-differs',
      'its test is skipped in the cage',
      { ...COMPLETED, results: [result('one more', 'skipped')] },
      '"one more" does not run in the cage',
    ],
    [
      'opens-sockets',
      'its tests open sockets',
      { ...COMPLETED, results: [result('one more', 'failed')], openedSockets: true },
      'its tests open sockets; --heal-allow-sockets searches with them all the same',
    ],
  ])('is reported as %s when %s', async (reason, _what, outcome, explanation) => {
    const { targets, calls } = await healInMemory({ files: FILES, markers, oracle: { answer: () => outcome } });

    expect(targets.map((target) => [target.status, target.reason, target.explanation])).toEqual([
      ['skipped', reason, explanation],
    ]);
    expect(calls.map((call) => call.method)).not.toContain('probe');
  });

  it('is not taken for healthy on the word of a kept worker', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };
    const answer = (request: RunRequest): RunOutcome | undefined =>
      request.worker === 'kept' && Object.keys(request.overlay).length === 0
        ? { ...COMPLETED, results: [result('one more', 'passed'), result('is a number', 'passed')] }
        : undefined;

    const { targets } = await healInMemory({ files: FILES, markers, found, oracle: { answer } });

    expect(targets.map((target) => target.status)).toEqual(['healed']);
  });

  it('is searched when its tests open sockets and that is allowed', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };
    const answer = (_: unknown, { nth }: { nth: number }): RunOutcome | undefined =>
      nth === 0
        ? {
            ...COMPLETED,
            results: [result('one more', 'failed', 'expected +0 to be 2 // Object.is equality')],
            openedSockets: true,
          }
        : undefined;

    const { targets } = await healInMemory({
      files: FILES,
      markers,
      found,
      options: { allowSockets: true },
      oracle: { answer },
    });

    expect(targets.map((target) => target.status)).toEqual(['healed']);
  });

  it('is searched after the cage was opened by one step, and people are told what was opened', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };
    const answer = (_: unknown, { opened }: { opened: number }): RunOutcome | undefined =>
      opened > 0
        ? undefined
        : {
            ...COMPLETED,
            results: [
              result('one more', 'failed', 'expected +0 to be 2 // Object.is equality'),
              result('is a number', 'failed', 'EACCES'),
            ],
          };

    const { targets, events, calls } = await healInMemory({
      files: FILES,
      markers,
      found,
      oracle: { answer, openings: ['the temporary folder became writable', 'never needed'] },
    });

    expect(targets.map((target) => target.status)).toEqual(['healed']);
    expect(events.filter((event) => event.type === 'notice')).toEqual([
      { type: 'notice', message: 'the temporary folder became writable ("is a number" fails in the cage)' },
    ]);
    expect(calls.filter((call) => call.method === 'widen')).toHaveLength(1);
  });

  it('is searched without the tests that fail only in the cage, when the cage cannot be opened further', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };
    const lost = result('is a number', 'failed', 'EACCES');
    const answer = (request: RunRequest): RunOutcome => {
      const healed = Object.keys(request.overlay).length > 0;
      const target = healed
        ? result('one more', 'passed')
        : result('one more', 'failed', 'expected +0 to be 2 // Object.is equality');
      return { ...COMPLETED, results: [target, lost] };
    };

    const { targets, calls } = await healInMemory({ files: FILES, markers, found, oracle: { answer } });

    expect(targets.map((target) => [target.status, target.passing])).toEqual([['healed', 0]]);
    const task = calls.flatMap((call) => (call.method === 'probe' ? [call.task] : []))[0];
    expect(task?.tests.map((test) => test.id.titlePath)).toEqual([['one more']]);
  });

  it('is reported with what to do when the search fails', async () => {
    const probe = (): ProbeMessage[] => [
      { type: 'calibrated', way: 'in-place', leftOut: [] },
      { type: 'failed', reason: 'TypeError: a is not a function' },
    ];

    const { targets } = await healInMemory({ files: FILES, markers, oracle: { probe } });

    expect(targets.map((target) => [target.status, target.reason, target.explanation])).toEqual([
      [
        'skipped',
        'infrastructure',
        'stopped by an internal error: the search failed: TypeError: a is not a function; please report it, with the output of `npx heal --version`',
      ],
    ]);
  });

  it('is left alone when the run was aborted before its turn', async () => {
    const { targets, calls } = await healInMemory({ files: FILES, markers, signal: AbortSignal.abort() });

    expect(targets.map((target) => [target.status, target.reason])).toEqual([['skipped', 'interrupted']]);
    expect(calls).toEqual([]);
  });

  it('is reported with what is wrong with its marker, one report for all tests that spell it so', async () => {
    const { targets } = await healInMemory({ files: FILES, markers: { 'one more': '../src/a.ts#g' } });

    expect(
      targets.map(({ file, symbol, reason, explanation, failing }) => ({ file, symbol, reason, explanation, failing })),
    ).toEqual([
      {
        file: 'src/a.ts',
        symbol: 'g',
        reason: 'target-unresolved',
        explanation: "heal('../src/a.ts#g') at test/a.test.ts:7: the module has no export `g`: did you mean `f`?",
        failing: ['test/a.test.ts > one more'],
      },
    ]);
  });

  it('is named to the owner of a failing test without a marker', async () => {
    const { targets, unmarked } = await healInMemory({ files: FILES, markers: {} });

    expect([targets, unmarked]).toEqual([
      [],
      [{ test: 'test/a.test.ts > one more', target: 'src/a.ts#f', marker: "heal('../src/a.ts#f')" }],
    ]);
  });
});

function result(title: string, status: TestResult['status'], message = 'expected 1 to be 2'): TestResult {
  const errors = status === 'failed' ? [{ name: 'AssertionError', message }] : [];
  return { id: { file: 'test/a.test.ts', titlePath: [title], occurrence: 0 }, status, durationMs: 1, errors };
}
