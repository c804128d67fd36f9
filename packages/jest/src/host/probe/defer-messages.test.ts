import { expect, it } from 'vitest';

import { deferMessages } from './defer-messages.ts';

type Verdict = { pass: boolean; message: () => string };
type Matcher = (this: { error?: Error }) => Verdict;

/** A realm in which `fail` is a matcher, called as Jest calls its own. */
function realmWith({ isInternal = true, isGone = false } = {}) {
  let described = 0;
  const describe = (): string => {
    if (isGone) throw new TypeError('revoked');
    return `described ${++described}`;
  };
  class RealmError extends Error {}
  const matcher = Object.defineProperty(
    (): Verdict => ({ pass: false, message: describe }),
    Symbol.for('$$jest-internal-matcher'),
    { value: isInternal },
  );
  const matchers: Record<string, Matcher> = { fail: matcher };
  const realm = { Error: RealmError, [Symbol.for('$$jest-matchers-object')]: { matchers } };
  deferMessages(realm as never);
  return {
    realm,
    described: () => described,
    failure: (given?: Error): Error => {
      const { message } = (matchers['fail'] as Matcher).call(given === undefined ? {} : { error: given });
      if (given !== undefined) return Object.assign(given, { message: message() });
      const error = new RealmError(message());
      RealmError.captureStackTrace(error);
      return error;
    },
  };
}

it('describes a failure when its message is read, once', () => {
  const { realm, described, failure } = realmWith();
  realm.Error.stackTraceLimit = 0;

  const error = failure();

  expect(described()).toBe(0);
  expect([error.message, error.message]).toEqual(['described 1', 'described 1']);
  expect(Object.keys(error)).toEqual([]);
});

it('lets a message be replaced before anybody has read it', () => {
  const { realm, described, failure } = realmWith();
  realm.Error.stackTraceLimit = 0;

  const error = failure();
  error.message = 'mine';

  expect([error.message, described()]).toEqual(['mine', 0]);
});

it('says no more than that it failed when what it would tell of is gone', () => {
  const { realm, failure } = realmWith({ isGone: true });
  realm.Error.stackTraceLimit = 0;

  expect(failure().message).toBe('an assertion failed');
});

it('leaves other errors as they are', () => {
  const { realm, failure } = realmWith();
  realm.Error.stackTraceLimit = 0;
  failure();

  const other = new realm.Error('other');
  realm.Error.captureStackTrace(other);

  expect(other.message).toBe('other');
});

it.each([
  ['while errors keep their stacks', 10, {}, undefined],
  ['behind `resolves`, where the error is made before', 0, {}, new Error('before')],
  ['by a matcher that the tests have added', 0, { isInternal: false }, undefined],
])('describes a failure at once %s', (_, limit, kind, given) => {
  const { realm, described, failure } = realmWith(kind);
  realm.Error.stackTraceLimit = limit;

  const error = failure(given);

  expect([described(), error.message]).toEqual([1, 'described 1']);
});
