import ini from './package/ini.js';

const prototype = (value: unknown) => Object.getPrototypeOf(value);

describe('the objects of parse', () => {
  test('the outermost one is an ordinary object', () => {
    expect(prototype(ini.parse('a=1'))).toBe(Object.prototype);
    expect(prototype(ini.parse(''))).toBe(Object.prototype);
    expect(`${ini.parse('a=1')}`).toBe('[object Object]');
  });

  test('sections are ordinary objects', () => {
    const out = ini.parse('[one]\na=1\n[two]');
    expect(prototype(out.one)).toBe(Object.prototype);
    expect(prototype(out.two)).toBe(Object.prototype);
    expect(out.one.hasOwnProperty('a')).toBe(true);
  });

  test('the parents of a nested section are ordinary objects', () => {
    const out = ini.parse('[x.y.z]\na=1');
    expect(prototype(out.x)).toBe(Object.prototype);
    expect(prototype(out.x.y)).toBe(Object.prototype);
    expect(prototype(out.x.y.z)).toBe(Object.prototype);
    expect(out).toStrictEqual({ x: { y: { z: { a: '1' } } } });
  });

  test('__proto__ is left out everywhere', () => {
    const out = ini.parse('__proto__=1\n__proto__[]=2\n[__proto__]\nbad1=1\n[__proto__.q]\nbad2=1\n[s]\na=1');
    expect(({} as any).bad1).toBe(undefined);
    expect(({} as any).q).toBe(undefined);
    expect(out.bad1).toBe(undefined);
    expect(out.s.a).toBe('1');
  });

  test('the keys after a __proto__ section are not lost', () => {
    const out = ini.parse('a=1\n[__proto__]\nbad=1\n[t]\nb=2');
    expect(Object.keys(out)).toEqual(['a', 't']);
    expect(out.t.b).toBe('2');
  });

  test('a parsed text can be written again', () => {
    const text = ini.stringify(ini.parse('a=1\nl[]=x\nl[]=y\n[s]\nb=true\n[s.t]\nc=2'));
    expect(text.split(/\r?\n/)).toEqual(['a=1', 'l[]=x', 'l[]=y', '', '[s]', 'b=true', '', '[s.t]', 'c=2', '']);
  });
});
