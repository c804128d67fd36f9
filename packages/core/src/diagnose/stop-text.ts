import type { TestError, TestStop } from '../model/test-result.ts';
import { environmentError } from './environment-error.ts';

/** A stop with all that its message needs. */
export interface ExplainedStop {
  readonly stop: TestStop;
  readonly errors: readonly TestError[];
  /** `test/a.test.ts:12`; absent when it is not known. */
  readonly place?: string;
}

type Texts = Readonly<Record<TestStop['reason'], (stop: ExplainedStop) => string>>;

/** Why a test is no goal of a repair and what to do: one sentence for people. */
export function stopText(explained: ExplainedStop): string {
  return TEXTS[explained.stop.reason](explained);
}

const TEXTS: Texts = {
  skipped: () =>
    'it did not run: `skip`, an `only` elsewhere, a filter or an end before its turn kept it out; let it run, and it is healed when it fails',
  todo: () => 'it is a `todo` without a body: write the test first',
  'expected-failure': ({ stop }) =>
    `it is written to fail (\`${stop.detail ?? 'fails'}\`) and does: take that away to have its target repaired`,
  flaky: ({ stop }) =>
    `it is flaky: ${stop.detail ?? 'it passed when it was tried again'}; nothing is repaired by it, since a chance pass would count as a repair: make it fail or pass every time (clock, order, randomness, races)`,
  'unexpected-pass': ({ stop }) =>
    `it passes, but is written to fail (\`${stop.detail ?? 'fails'}\`), so there is nothing to repair: take \`.${lastWord(stop.detail ?? 'fails')}\` away`,
  'hook-failed': ({ stop, errors, place }) => {
    const hook = stop.detail === undefined ? 'a hook' : `\`${stop.detail}\``;
    const at = place === undefined ? '' : ` at ${place}`;
    return `${hook}${at} fails, so its tests cannot tell whether an edit helps: ${firstLine(errors)}; mend the hook, then run again`;
  },
  environment: ({ errors }) => {
    const found = environmentError(errors);
    if (found === undefined) return 'it fails by what is missing on this machine, which no edit mends';
    const { meaning, remedy, message } = found;
    return `it fails by the machine and not by the code: ${meaning} (${message}), which no edit mends; ${remedy}, then run again`;
  },
  'browser-project': ({ stop }) =>
    `its project${named(stop)} runs tests in a browser, where edits cannot be tried: mark a test of a project that runs in Node`,
  'typecheck-project': ({ stop }) =>
    `it is a type test of the project${named(stop)}: types are checked and nothing runs, so no edit can be tried: mark a test that runs`,
  'foreign-runner': ({ stop }) =>
    `its project runs tests with ${stop.detail ?? 'a runner of its own'}, and edits can only be tried with the runner's own: take that out of the project's config, or mark a test of a project without it`,
};

function named({ detail }: TestStop): string {
  return detail === undefined || detail === '' ? '' : ` \`${detail}\``;
}

function lastWord(written: string): string {
  return written.split('.').at(-1) ?? written;
}

function firstLine(errors: readonly TestError[]): string {
  const lines = (errors[0]?.message ?? '').split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '') ?? 'no error was reported';
}
