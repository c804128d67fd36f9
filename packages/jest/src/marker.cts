import { MARKS_FOLDER_VARIABLE } from './marks.ts';
import { placeBelow } from './place-below.ts';
import { tagErrors } from './tag-errors.ts';
import type { HealMarkOptions, HealTarget, Healed, MarkedDescribe } from './heal-types.cts';
import type { Mark, MarkNote } from './marks.ts';

type AnyFunction = (this: unknown, ...values: unknown[]) => unknown;
type Note = (ofSuite?: true) => void;
type Wrap = (fn: unknown) => unknown;
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
 * the name of what to repair, `./price.ts#extractPrice`; or the function or class that the file imports.
 *
 * Inside a test, `heal(target)` marks the test that runs; as a wrapper, `heal(target)('adds', () => …)`.
 *
 * @param around A test function of yours, or another mark: then the test has both.
 */
export function heal(target: HealTarget, options?: HealMarkOptions): Healed;
export function heal<Test extends object>(target: HealTarget, around: Test): Healed & Test;
export function heal(target: HealTarget, aroundOrOptions?: object): Healed {
  const around = typeof aroundOrOptions === 'function' ? aroundOrOptions : undefined;
  // Jest's own `require` gives this module the globals of the test file that runs.
  const globals = require('@jest/globals') as JestGlobals;
  const api = apiOf(globals, around as (Registrar & Partial<Healed>) | undefined);
  const folder = process.env[MARKS_FOLDER_VARIABLE];
  if (folder === undefined || folder === '') return plainApi(api);
  const name = named(target);
  // What a function is, and what a hint says, is read where the mark stands; a path is relative to its file.
  const isReadThere = name.isFunction === true || (around === undefined && aroundOrOptions !== undefined);
  const mark: Mark = { ...name, ...placeBelow(heal, __filename, isReadThere) };
  const note = (ofSuite?: true): void => noteMark(globals, folder, { ...mark, ...(ofSuite && { ofSuite }) });
  note();
  return markedApi(api, mark, note);
}

interface Api {
  readonly test: Registrar;
  readonly describe: Registrar;
  readonly beforeEach: JestGlobals['beforeEach'];
}

function apiOf({ test, describe, beforeEach }: JestGlobals, around: (Registrar & Partial<Healed>) | undefined): Api {
  const block = (around?.describe as Registrar | undefined) ?? describe;
  return { test: around ?? test, describe: block, beforeEach };
}

function named(target: HealTarget): Pick<Mark, 'target' | 'isFunction'> {
  if (typeof target === 'string' || target instanceof URL) return { target: String(target) };
  // Also what a misspelt import gives: what is meant, the text of the file says.
  const { name } = (target ?? {}) as { name?: unknown };
  return { target: typeof name === 'string' && name !== '' ? name : typeof target, isFunction: true };
}

/** Healing is off: Jest's own functions, so that nothing can differ. */
function plainApi({ test, describe }: Api): Healed {
  const plain = (name: unknown, ...rest: unknown[]): unknown => test(testName(name, rest), ...rest);
  return Object.assign(plain, test, { test, it: test, describe }) as unknown as Healed;
}

function markedApi({ test, describe, beforeEach }: Api, mark: Mark, note: Note): Healed {
  const wrap = wrapperOf(mark, note);
  const plain = (name: unknown, fn: unknown, ...rest: unknown[]): unknown =>
    test(testName(name, [fn]), wrap(fn), ...rest);
  const marked = markMembers(plain, test, mark, note);
  member(marked, 'test', () => markRegistrar(test, mark, note));
  member(marked, 'it', () => marked['test']);
  member(marked, 'describe', () => markDescribe(describe, beforeEach, note));
  return marked as unknown as Healed;
}

/** A property that is made when it is first asked for: of the dozens of forms of `test` a mark uses one. */
function member(of: object, key: string, make: () => unknown): void {
  const become = (value: unknown): unknown => {
    Object.defineProperty(of, key, { value, enumerable: true });
    return value;
  };
  Object.defineProperty(of, key, { get: () => become(make()), enumerable: true, configurable: true });
}

/** `test('adds', heal(t), fn)`: Jest has no options there, takes the mark for the test, and calls it with `done`. */
function testName(name: unknown, [fn]: readonly unknown[]): unknown {
  if (fn === undefined && (name === undefined || (name as { name?: string }).name === 'done')) {
    throw new Error(
      'heal(target) got neither a name nor a function. Jest has no options between them: call heal(target) in the body of the test, or write heal(target)(name, fn).',
    );
  }
  return name;
}

/** `test`, and below it `only`, `skip`, `failing`, `concurrent` and their `each`: all with marked functions. */
function markRegistrar(register: Registrar, mark: Mark, note: Note): Registrar {
  const wrap = wrapperOf(mark, note);
  const marked = (name: unknown, fn: unknown, ...rest: unknown[]): unknown => register(name, wrap(fn), ...rest);
  return markMembers(marked, register, mark, note);
}

/** Gives `marked` the members of `register`, marked as well. */
function markMembers(marked: object, register: Registrar, mark: Mark, note: Note): Registrar {
  for (const [key, value] of Object.entries(register)) {
    if (typeof value !== 'function') continue;
    member(marked, key, () => {
      if (key === 'todo') return value;
      if (key === 'each') return markEach(value as AnyFunction, wrapperOf(mark, note));
      return markRegistrar(value as Registrar, mark, note);
    });
  }
  return marked as Registrar;
}

function markEach(each: AnyFunction, wrap: Wrap): AnyFunction {
  return (...table) => {
    const forRows = each(...table) as AnyFunction;
    return (name: unknown, fn: unknown, ...rest: unknown[]) => forRows(name, wrap(fn), ...rest);
  };
}

function wrapperOf(mark: Mark, note: Note): Wrap {
  return (fn) => (typeof fn === 'function' ? noteThenRun(tagErrors(fn as AnyFunction, mark), note) : fn);
}

/** A generator function has to stay one for Jest, so there the tag on the error alone marks. */
function noteThenRun(fn: AnyFunction, note: Note): AnyFunction {
  if (Object.prototype.toString.call(fn) === '[object GeneratorFunction]') return fn;
  const noted: AnyFunction = function (...values) {
    note();
    return fn.apply(this, values);
  };
  return Object.defineProperty(noted, 'length', { value: fn.length, configurable: true });
}

function markDescribe(describe: Registrar, beforeEach: JestGlobals['beforeEach'], note: Note): MarkedDescribe {
  const mark =
    (register: AnyFunction): AnyFunction =>
    (name, fn) =>
      register(name, (...row: unknown[]) => {
        beforeEach(() => note(true));
        return (fn as AnyFunction)(...row);
      });
  const withEach = (register: Registrar): AnyFunction =>
    Object.assign(mark(register), {
      each: (...table: unknown[]) => mark((register['each'] as AnyFunction)(...table) as AnyFunction),
    });
  return Object.assign(withEach(describe), {
    only: withEach(describe['only'] as Registrar),
    skip: withEach(describe['skip'] as Registrar),
  }) as unknown as MarkedDescribe;
}

let append: typeof import('node:fs').appendFileSync | undefined;

/** Writes a line to this worker's side file, when a test runs. Not through `fs` as the test sees it: it may be mocked. */
function noteMark({ expect, jest }: JestGlobals, folder: string, mark: Mark & Pick<MarkNote, 'ofSuite'>): void {
  const { testPath, currentTestName, currentConcurrentTestName } = expect.getState();
  const fullName = currentConcurrentTestName?.() ?? currentTestName;
  if (testPath === undefined || fullName === undefined) return;
  const line: MarkNote = { ...mark, testPath, fullName };
  append ??= jest.requireActual('fs').appendFileSync;
  append(`${folder}/${process.env['JEST_WORKER_ID'] ?? '0'}.jsonl`, `${JSON.stringify(line)}\n`);
}
