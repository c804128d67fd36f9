import { locateMarker } from './locate-marker.ts';
import { MARKS_FOLDER_VARIABLE } from './marks.ts';
import { tagErrors } from './tag-errors.ts';
import type { Healed, MarkedDescribe, MarkedTestApi } from './heal-types.cts';
import type { Mark, MarkNote } from './marks.ts';

type AnyFunction = (this: unknown, ...values: unknown[]) => unknown;
type Registrar = AnyFunction & Readonly<Record<string, unknown>>;

interface JestGlobals {
  readonly test: Registrar;
  readonly describe: Registrar;
  readonly beforeEach: (fn: () => void) => void;
  readonly expect: {
    getState(): { testPath?: string; currentTestName?: string; currentConcurrentTestName?: () => string | undefined };
  };
  readonly jest: { requireActual(name: string): typeof import('node:fs') };
}

/**
 * Marks tests: when one fails under `jest-heal`, its target is repaired. `target` is a path relative to the test file, with
 * the name of what to repair: `./price.ts#extractPrice`.
 *
 * As a wrapper, `heal(target)('adds', () => …)`; inside a test, `heal(target)` marks the test that runs.
 */
export function heal(target: string | URL): Healed {
  // Jest's own `require` gives this module the globals of the test file that runs.
  const globals = require('@jest/globals') as JestGlobals;
  const folder = process.env[MARKS_FOLDER_VARIABLE];
  if (folder === undefined || folder === '') return plainApi(globals);
  const mark: Mark = { target: String(target), ...locateMarker(new Error('marker').stack ?? '', __filename) };
  const note = (): void => noteMark(globals, folder, mark);
  note();
  return markedApi(globals, mark, note);
}

/** Healing is off: Jest's own functions, so that nothing can differ. */
function plainApi({ test, describe }: JestGlobals): Healed {
  const plain = (name: unknown, ...rest: unknown[]): unknown => test(name, ...rest);
  return Object.assign(plain, test, { test, it: test, describe }) as unknown as Healed;
}

function markedApi({ test, describe, beforeEach }: JestGlobals, mark: Mark, note: () => void): Healed {
  const marked = markRegistrar(test, mark, note) as unknown as MarkedTestApi;
  const block = markDescribe(describe, beforeEach, note);
  return Object.assign((name: string, fn: never, timeout?: number) => marked(name, fn, timeout), marked, {
    test: marked,
    it: marked,
    describe: block,
  });
}

/** `test`, and below it `only`, `skip`, `failing`, `concurrent` and their `each`: all with marked functions. */
function markRegistrar(register: Registrar, mark: Mark, note: () => void): Registrar {
  const wrap = (fn: unknown): unknown =>
    typeof fn === 'function' ? noteThenRun(tagErrors(fn as AnyFunction, mark), note) : fn;
  const marked = (name: unknown, fn: unknown, ...rest: unknown[]): unknown => register(name, wrap(fn), ...rest);
  for (const [key, value] of Object.entries(register)) {
    if (typeof value !== 'function') continue;
    const member =
      key === 'each'
        ? (...table: unknown[]) => {
            const forRows = (value as AnyFunction)(...table) as AnyFunction;
            return (name: unknown, fn: unknown, ...rest: unknown[]) => forRows(name, wrap(fn), ...rest);
          }
        : markRegistrar(value as Registrar, mark, note);
    Object.defineProperty(marked, key, { value: key === 'todo' ? value : member, enumerable: true });
  }
  return marked as Registrar;
}

/** A generator function has to stay one for Jest, so there the tag on the error alone marks. */
function noteThenRun(fn: AnyFunction, note: () => void): AnyFunction {
  if (Object.prototype.toString.call(fn) === '[object GeneratorFunction]') return fn;
  const noted: AnyFunction = function (...values) {
    note();
    return fn.apply(this, values);
  };
  return Object.defineProperty(noted, 'length', { value: fn.length, configurable: true });
}

function markDescribe(describe: Registrar, beforeEach: JestGlobals['beforeEach'], note: () => void): MarkedDescribe {
  const mark = (register: AnyFunction) => (name: string, fn: () => void) => {
    register(name, () => {
      beforeEach(note);
      return fn();
    });
  };
  return Object.assign(mark(describe), {
    only: mark(describe['only'] as AnyFunction),
    skip: mark(describe['skip'] as AnyFunction),
  }) as MarkedDescribe;
}

/** Writes a line to this worker's side file, when a test runs. Not through `fs` as the test sees it: it may be mocked. */
function noteMark({ expect, jest }: JestGlobals, folder: string, mark: Mark): void {
  const { testPath, currentTestName, currentConcurrentTestName } = expect.getState();
  const fullName = currentConcurrentTestName?.() ?? currentTestName;
  if (testPath === undefined || fullName === undefined) return;
  const line: MarkNote = { ...mark, testPath, fullName };
  const { appendFileSync } = jest.requireActual('fs');
  appendFileSync(`${folder}/${process.env['JEST_WORKER_ID'] ?? '0'}.jsonl`, `${JSON.stringify(line)}\n`);
}
