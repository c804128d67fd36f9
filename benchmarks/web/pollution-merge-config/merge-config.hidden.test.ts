import { loadConfig } from './merge-config';

afterEach(() => {
  delete (Object.prototype as { hacked?: unknown }).hacked;
});

test.each([
  '{ "__proto__": { "hacked": 1 } }',
  '{ "a": { "__proto__": { "hacked": 1 } } }',
  '{ "constructor": { "prototype": { "hacked": 1 } } }',
  '{ "a": { "b": { "constructor": { "prototype": { "hacked": 1 } } } } }',
  '{ "prototype": { "hacked": 1 } }',
])('%s', (text) => {
  const config = loadConfig(['{ "a": { "b": { "c": 1 } } }', text]);
  expect(config).toEqual({ a: { b: { c: 1 } } });
  expect(JSON.stringify(config)).toBe('{"a":{"b":{"c":1}}}');
  expect(({} as { hacked?: unknown }).hacked).toBe(undefined);
});

test('what stands beside unsafe keys is merged', () => {
  expect(loadConfig(['{ "prototype": 1, "a": 2, "__proto__": 3, "b": { "constructor": 4, "c": 5 } }'])).toEqual({
    a: 2,
    b: { c: 5 },
  });
});

test('similar names are merged', () => {
  expect(loadConfig(['{ "proto": 1, "constructors": 2, "_proto_": 3 }'])).toEqual({
    proto: 1,
    constructors: 2,
    _proto_: 3,
  });
});
