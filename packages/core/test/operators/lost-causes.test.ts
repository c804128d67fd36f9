import { expect, it } from 'vitest';
import { keepCause } from '../../src/operators/idioms/promises-and-listeners/keep-cause.ts';
import { propose } from './propose.ts';

const LOAD_ERROR = 'class LoadError extends Error { constructor(key, options) { super(key, options); this.cause; } }';
const APART_ERROR = 'class ApartError extends Error { constructor(key, { code, cause: inner } = {}) { super(key); } }';
const CODE_ERROR = 'class CodeError extends Error { constructor(key, errorCode, errors) { super(key); } }';
const OLD_ERROR = 'class OldError extends Error { constructor(private key: string, inner?: Error) { super(key); } }';

it.each<[thrown: string, mended: string]>([
  ["new Error('no')", "new Error('no', { cause: error })"],
  ['new TypeError(`no ${key}`,)', 'new TypeError(`no ${key}`, { cause: error })'],
  ['new LoadError(key)', 'new LoadError(key, { cause: error })'],
  ['new LoadError<Key>(this.#key)', 'new LoadError<Key>(this.#key, { cause: error })'],
  ['new OldError(key)', 'new OldError(key, error)'],
  ['new BareError(key)', 'new BareError(key, { cause: error })'],
  ['new ApartError(key)', 'new ApartError(key, { cause: error })'],
  ["new Error('parse error')", "new Error('parse error', { cause: error })"],
  ['new Error(`no ${key.error}`)', 'new Error(`no ${key.error}`, { cause: error })'],
])('keep-cause of %s', (thrown, mended) => {
  const classes = `${LOAD_ERROR} ${APART_ERROR} ${OLD_ERROR} class BareError extends Error {}`;
  const source = `${classes} class A { #key; f() { try { g(); } catch (error: unknown) { if (a) throw ${thrown}; } } }`;
  expect(propose(keepCause, { source, at: thrown })).toEqual([mended]);
});

it.each([
  ['cause', '{ cause }'],
  ['$e', '{ cause: $e }'],
])('keep-cause of what is called %s', (name, cause) => {
  const source = `try { f(); } catch (${name}) { throw new Error('no'); }`;
  expect(propose(keepCause, { source, at: "new Error('no')" })).toEqual([`new Error('no', ${cause})`]);
});

it.each<[clause: string, thrown: string]>([
  ['catch (error)', "new Error('no: ' + error.message)"],
  ['catch (error)', "new Error('no', { cause: error })"],
  ['catch (error)', "new Error('no', options)"],
  ['catch ($e)', "new Error('no', { cause: $e })"],
  ['catch (error)', 'new Error()'],
  ['catch (error)', 'new Error(...all)'],
  ['catch (error)', 'new CodeError(key)'],
  ['catch (error)', "new CodeError(key, 'E1')"],
  ['catch (error)', 'new Error'],
  ['catch (error)', 'new LoadError(key, options)'],
  ['catch (error)', 'new FarError(key)'],
  ['catch (error)', "new far.Error('no')"],
  ['catch', "new Error('no')"],
  ['catch ({ message })', "new Error('no')"],
])('keep-cause in %s leaves %s', (clause, thrown) => {
  const source = `${LOAD_ERROR} ${CODE_ERROR} try { f(); } ${clause} { throw ${thrown}; }`;
  expect(propose(keepCause, { source, at: thrown })).toEqual([]);
});

it.each([
  "try { f(); } catch (error) { g(() => { throw new Error('no'); }); }",
  "try { f(); } catch (error) { const lost = new Error('no'); throw lost; }",
  "f().catch((error) => { throw new Error('no'); });",
  "throw new Error('no');",
])('keep-cause leaves what is thrown elsewhere, in %s', (source) => {
  expect(propose(keepCause, { source, at: "new Error('no')" })).toEqual([]);
});
