import { resolveSettings } from './settings';
import type { Settings } from './settings';

function freeze(value: any): any {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

const make = (): Settings => ({ a: { b: { c: 1, d: 2 }, e: [1] }, f: 'x' });

test('the defaults stay as they are, at any depth', () => {
  const defaults = make();
  resolveSettings(defaults, { a: { b: { c: 5 }, g: 1 } }, { a: { b: { d: null }, e: [2, 3] } });
  expect(defaults).toEqual(make());
});

test('the layers stay as they are', () => {
  const system: Settings = { proxy: { host: 'a', auth: { user: 'root' } } };
  const user: Settings = { proxy: { host: 'b', auth: { password: 'x' } } };
  const result = resolveSettings({}, system, user);
  expect(result).toEqual({ proxy: { host: 'b', auth: { user: 'root', password: 'x' } } });
  expect(system).toEqual({ proxy: { host: 'a', auth: { user: 'root' } } });
  expect(user).toEqual({ proxy: { host: 'b', auth: { password: 'x' } } });
});

test('works with frozen settings', () => {
  const result = resolveSettings(freeze(make()), freeze({ a: { b: { c: 3 } } }), freeze({ a: { b: { d: null } } }));
  expect(result).toEqual({ a: { b: { c: 3 }, e: [1] }, f: 'x' });
});

test('null in a nested object', () => {
  const defaults = make();
  expect(resolveSettings(defaults, { a: { b: null } })).toEqual({ a: { e: [1] }, f: 'x' });
  expect(resolveSettings(defaults, {})).toEqual(make());
});

test('kinds of values', () => {
  expect(resolveSettings({ a: { b: 1 }, c: 2 }, { a: 5, c: { d: 1 } })).toEqual({ a: 5, c: { d: 1 } });
  expect(resolveSettings({ a: { b: 1 } }, { a: [1] })).toEqual({ a: [1] });
  expect(resolveSettings({ a: 1, b: true }, { a: undefined, b: false })).toEqual({ a: 1, b: false });
});
