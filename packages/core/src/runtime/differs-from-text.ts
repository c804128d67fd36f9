import { inspect } from 'node:util';
import { normalizeMessage } from '../model/normalize-message.ts';
import type { AnyFunction } from './any-function.ts';
import type { NamedTest } from './named-tests.ts';
import { runTest, type TestBench, type TestEnd } from './run-test.ts';
import type { GuardedVersion } from './run-version.ts';

/**
 * Whether a failing test sees something else of the function itself than of its text, in a sentence; `undefined` when not. Then a name
 * stands for something else there, and what heals the text may not heal the function. Tests that ran out of time over the text are
 * not tried: the function itself could not be stopped.
 */
export async function differsFromText(
  fn: AnyFunction,
  text: GuardedVersion,
  parts: {
    readonly tests: readonly NamedTest[];
    readonly baseline: readonly TestEnd[];
    readonly bench: TestBench;
    readonly timeoutMs: number;
  },
): Promise<string | undefined> {
  for (const [index, test] of parts.tests.entries()) {
    if (parts.baseline[index]?.outcome !== 'failed') continue;
    const own = (): Promise<string> => seenBy(test, (spied) => runTest(spied, fn, parts.timeoutMs, parts.bench));
    const copied = await seenBy(test, async (spied) => (await text.run([spied]))[0] as TestEnd);
    const itself = await own();
    // What differs from run to run says nothing.
    if (itself === copied || itself !== (await own())) continue;
    return `“${test.name}” sees something else of the function itself (${itself}) than of its text alone (${copied}): a name in it stands for something else than the global of that name; pass it in \`scope\``;
  }
  return undefined;
}

/** What the function gave to a test, and how the test ended, as text. */
async function seenBy(test: NamedTest, run: (spied: NamedTest) => Promise<TestEnd>): Promise<string> {
  const given: string[] = [];
  const spy = (fn: AnyFunction): AnyFunction =>
    function spied(...args) {
      const value: unknown = fn.apply(this, args);
      given.push(inspect(value, { depth: 4, breakLength: Infinity }));
      return value;
    };
  const { error } = await run({ ...test, run: (fn) => test.run(spy(fn)) });
  const last = given.at(-1);
  const ended = error === undefined ? 'it passes' : normalizeMessage(error.message);
  return last === undefined ? ended : `${last}, ${ended}`;
}
