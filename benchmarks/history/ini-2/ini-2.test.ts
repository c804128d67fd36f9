import ini from './package/ini.js';

describe('ini', () => {
  test('parses keys and sections', () => {
    const out = ini.parse('; comment\na = 1\n[s]\nb=x\n[s.t]\nc=y');
    expect(JSON.parse(JSON.stringify(out))).toEqual({ a: '1', s: { b: 'x', t: { c: 'y' } } });
  });

  test('parses arrays', () => {
    const out = ini.parse('l[]=1\nl[]=2\n[s]\nm[]=x');
    expect(out.l).toEqual(['1', '2']);
    expect(out.s.m).toEqual(['x']);
  });

  test('stringifies', () => {
    expect(ini.stringify({ a: 1, s: { b: 'x' } }, { whitespace: true }).split(/\r?\n/)).toEqual([
      'a = 1',
      '',
      '[s]',
      'b = x',
      '',
    ]);
    expect(ini.stringify({ a: 1 }, 'top').split(/\r?\n/)).toEqual(['[top]', 'a=1', '']);
  });

  test('ignores __proto__', () => {
    ini.parse('[__proto__]\npolluted=1');
    expect(({} as any).polluted).toBe(undefined);
  });

  test('the result has the methods of an object', () => {
    const out = ini.parse('a=1\n[s]\nb=2');
    expect(out.hasOwnProperty('a')).toBe(true);
    expect(out.hasOwnProperty('b')).toBe(false);
    expect(String(out.s)).toBe('[object Object]');
  });
});
