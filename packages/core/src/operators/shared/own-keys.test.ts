import { expect, it } from 'vitest';
import { ownKeys, ownValue } from './own-keys.ts';

const trap = () => {
  throw new Error('asked');
};
const TRAPPING = new Proxy({ a: 1 }, { ownKeys: trap, getOwnPropertyDescriptor: trap });

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

it('reads keys that can be written with a dot', () => {
  expect(ownKeys([{ a: 1, 'b-c': 2 }, ['d'], null, 'e', { $f: 3, a: 4 }])).toEqual(['a', '$f']);
});

it('runs no code of a proxy', () => {
  expect(ownKeys([TRAPPING, revoked(), { b: 1 }])).toEqual(['b']);
  expect([TRAPPING, revoked()].map((each) => ownValue(each, 'a'))).toEqual([undefined, undefined]);
});
