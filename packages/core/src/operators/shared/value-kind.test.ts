import { expect, it } from 'vitest';
import { commonKind, isList } from './value-kind.ts';

function* endless(): Generator<number> {
  for (;;) yield 1;
}

it.each<[values: readonly unknown[], kind: ReturnType<typeof commonKind>]>([
  [[[], [1], null], 'array'],
  [['a', 1, 'b'], 'string'],
  [[undefined, null], undefined],
  [[[], [1], [2], endless()], 'object'],
  [[[], { next: () => undefined }], 'object'],
  [[[], [1], { next: 1 }], 'array'],
])('of %j is %s', (values, kind) => {
  expect(commonKind(values)).toBe(kind);
});

it('asks nothing of a proxy that was revoked', () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();

  expect(commonKind([proxy])).toBe('object');
  expect([[], {}, proxy].map((each) => isList(each))).toEqual([true, false, false]);
});
