import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { intoRealm } from './into-realm.ts';

const realm = runInNewContext('globalThis') as typeof globalThis;

it('makes objects of the realm', () => {
  const value = { list: [1, { a: 'b' }], map: new Map([['k', [1]]]), set: new Set([1]), at: new Date(5), none: null };

  const copy = intoRealm(value, realm) as typeof value;

  expect(structuredClone(copy)).toEqual(value);
  expect(copy).toBeInstanceOf(realm.Object);
  expect(copy.list).toBeInstanceOf(realm.Array);
  expect(copy.map).toBeInstanceOf(realm.Map);
  expect(copy.map.get('k')).toBeInstanceOf(realm.Array);
  expect(copy.set).toBeInstanceOf(realm.Set);
  expect(copy.at).toBeInstanceOf(realm.Date);
});

it('knows objects without a prototype', () => {
  const bare = Object.assign(Object.create(null) as object, { a: 1 });

  expect(Object.getPrototypeOf(intoRealm(bare, realm))).toBeNull();
});

it('sets no prototype by a key of that name', () => {
  const value = JSON.parse('{"__proto__": {"a": 1}}') as object;

  expect(Object.keys(intoRealm(value, realm) as object)).toEqual(['__proto__']);
});
