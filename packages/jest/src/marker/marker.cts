import type { HealMarkOptions, HealTarget, Healed, MarkedDescribe } from './heal-types.cts';
import { lazyMember, withMembers } from './lazy-members.ts';
import { MARKS_FOLDER_VARIABLE } from './marks.ts';
import type { Mark, MarkNote } from './marks.ts';
import { type ActualModules, createNoteWriter } from './note-writer.ts';
import { placeBelow } from './place-below.ts';
import { tagErrors } from './tag-errors.ts';

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
  readonly jest: ActualModules;
}

let globals: JestGlobals | undefined;

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
  // Jest's own `require` gives this module the globals of the test file that runs, for which alone it is loaded.
  const used = (globals ??= require('@jest/globals') as JestGlobals);
  const api = apiOf(used, around as (Registrar & Partial<Healed>) | undefined);
  const folder = process.env[MARKS_FOLDER_VARIABLE];
  if (folder === undefined || folder === '') return plainApi(api);
  const name = named(target);
  // What a function is, and what a hint says, is read where the mark stands; a path is relative to its file.
  const isReadThere = name.isFunction === true || (around === undefined && aroundOrOptions !== undefined);
  const mark: Mark = { ...name, ...placeBelow(heal, __filename, isReadThere) };
  const note = (ofSuite?: true): void => noteMark(used, folder, mark, ofSuite);
  note();
  return markedApi(api, mark, note);
}

interface Marking {
  readonly mark: Mark;
  readonly note: Note;
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

function markedApi(api: Api, mark: Mark, note: Note): Healed {
  const { test } = api;
  const wrap = wrapperOf(mark, note);
  const plain = (name: unknown, fn: unknown, ...rest: unknown[]): unknown =>
    test(testName(name, [fn]), wrap(fn), ...rest);
  const marked = withMembers(plain, { ...api, mark, note }, formsOf(test));
  return Object.defineProperties(marked, apiMembers) as unknown as Healed;
}

const apiMembers = {
  test: lazyMember('test', ({ test, mark, note }: Api & Marking) => markRegistrar(test, mark, note)),
  it: lazyMember('it', ({ test, mark, note }: Api & Marking) => markRegistrar(test, mark, note)),
  describe: lazyMember('describe', ({ describe, beforeEach, note }: Api & Marking) =>
    markDescribe(describe, beforeEach, note),
  ),
};

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
  return withMembers(marked, { mark, note }, formsOf(register)) as unknown as Registrar;
}

const knownForms = new WeakMap<Registrar, PropertyDescriptorMap>();

/** The members of `register`, marked as well. */
function formsOf(register: Registrar): PropertyDescriptorMap {
  const known = knownForms.get(register);
  if (known !== undefined) return known;
  const forms: PropertyDescriptorMap = {};
  for (const key of Object.keys(register)) {
    const form = register[key];
    if (typeof form === 'function')
      forms[key] = lazyMember(key, (parts: Marking) => markForm(key, form as Registrar, parts));
  }
  knownForms.set(register, forms);
  return forms;
}

function markForm(key: string, form: Registrar, { mark, note }: Marking): unknown {
  if (key === 'todo') return form;
  return key === 'each' ? markEach(form, wrapperOf(mark, note)) : markRegistrar(form, mark, note);
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

let write: ((line: string) => void) | undefined;

/** Adds a line to this worker's side file, when a test runs. */
function noteMark({ expect, jest }: JestGlobals, folder: string, mark: Mark, ofSuite?: true): void {
  const { testPath, currentTestName, currentConcurrentTestName } = expect.getState();
  const fullName = currentConcurrentTestName?.() ?? currentTestName;
  if (testPath === undefined || fullName === undefined) return;
  const line: MarkNote = { ...mark, testPath, fullName, ...(ofSuite && { ofSuite }) };
  write ??= createNoteWriter(jest, `${folder}/${process.env['JEST_WORKER_ID'] ?? '0'}.jsonl`);
  write(JSON.stringify(line));
}
