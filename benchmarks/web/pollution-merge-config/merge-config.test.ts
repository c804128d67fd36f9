import { loadConfig, mergeConfig, unsafeKeys } from './merge-config';

afterEach(() => {
  delete (Object.prototype as { debug?: boolean }).debug;
});

describe('mergeConfig', () => {
  it('merges deeply', () => {
    expect(mergeConfig({ log: { level: 'info', file: 'a' } }, { log: { level: 'debug' } })).toEqual({
      log: { level: 'debug', file: 'a' },
    });
  });

  it('replaces lists and plain values', () => {
    expect(mergeConfig({ a: [1, 2], b: { c: 1 } }, { a: [3], b: null })).toEqual({ a: [3], b: null });
  });
});

describe('loadConfig', () => {
  it('lets later files win', () => {
    expect(loadConfig(['{ "port": 80, "host": "a" }', '{ "port": 81 }'])).toEqual({ port: 81, host: 'a' });
  });

  it('leaves prototypes alone', () => {
    loadConfig(['{ "port": 80 }', '{ "__proto__": { "debug": true } }']);

    expect(({} as { debug?: boolean }).debug).toBe(undefined);
  });

  it('leaves constructors out', () => {
    expect(Object.keys(loadConfig(['{ "constructor": { "prototype": { "debug": true } } }']))).toEqual([]);
  });
});

it('finds unsafe keys', () => {
  expect(unsafeKeys(JSON.parse('{ "a": { "__proto__": {} }, "b": 1 }'))).toEqual(['a.__proto__']);
});
