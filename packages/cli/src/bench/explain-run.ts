import type { RunnerRun } from './runner-run.ts';

/** Why a run has no report of a healing. */
export function explainRun(
  { run, results }: RunnerRun,
  timeoutMs: number,
): { readonly reason: string; readonly explanation: string } {
  if (run.status === 'timeout') {
    return {
      reason: 'timeout',
      explanation: `the run took longer than ${timeoutMs / 1000} s and was ended (--timeout)`,
    };
  }
  if (run.status === 'aborted') return { reason: 'aborted', explanation: 'the bench was interrupted' };
  const ownWords = run.errorOutput.match(/^heal: .+$/m)?.[0];
  if (results === undefined) {
    const how = run.signal === null ? `with exit code ${run.exitCode ?? '?'}` : `by ${run.signal}`;
    const last = ownWords ?? lastLine(run.errorOutput);
    const words = last === '' ? '' : `: ${last}`;
    return { reason: 'crashed', explanation: `the run ended ${how} before it had results${words}` };
  }
  if (ownWords !== undefined) return { reason: 'crashed', explanation: ownWords };
  const broken = results.testResults.map(({ message }) => firstLine(message ?? '')).find((message) => message !== '');
  if (results.numTotalTests === 0) {
    return {
      reason: 'not-loadable',
      explanation: `the visible test did not load: ${broken ?? 'no test was found in it'}`,
    };
  }
  if (results.numFailedTests === 0) {
    return { reason: 'passes', explanation: 'no visible test fails: there is nothing to heal' };
  }
  return {
    reason: 'crashed',
    explanation: `the tests failed, and no healing was reported: ${lastLine(run.errorOutput)}`,
  };
}

function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      // Jest begins with a headline of its own.
      .find((line) => line !== '' && !line.startsWith('●')) ?? ''
  );
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1)?.trim() ?? '';
}
