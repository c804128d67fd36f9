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
    const last = ownWords ?? tellingLine(run.errorOutput);
    const words = last === '' ? '' : `: ${last}`;
    return { reason: 'crashed', explanation: `the run ended ${how} before it had results${words}` };
  }
  if (ownWords !== undefined) return { reason: 'crashed', explanation: ownWords };
  const broken = results.testResults.map(({ message }) => firstLine(message ?? '')).find((message) => message !== '');
  if (results.numTotalTests === 0) {
    // A file without tests is an error of the file in both runners.
    if (broken === undefined) return { reason: 'crashed', explanation: WORKER_DIED };
    return {
      reason: 'not-loadable',
      explanation: `the visible test did not load: ${broken}`,
    };
  }
  if (results.numFailedTests === 0) {
    return { reason: 'passes', explanation: 'no visible test fails: there is nothing to heal' };
  }
  return {
    reason: 'crashed',
    explanation: `the tests failed, and no healing was reported: ${tellingLine(run.errorOutput)}`,
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

/** Jest's headline of an error, else any line that speaks of one, else the last. */
function tellingLine(text: string): string {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const headline = lines.find((line) => line.startsWith('●')) ?? lines.find((line) => /error/i.test(line));
  return (headline ?? lines.at(-1) ?? '').replace(/^●\s*/, '');
}

const WORKER_DIED = 'the process that ran the visible test died before it had found a test in it';
