import parse from './package/lib/parse.js';

describe('parse with encoded brackets', () => {
  test('the case of the hexadecimal digits does not matter', () => {
    expect(parse('p%5b<=%5d=3')).toEqual({ p: { '<=': '3' } });
    expect(parse('l%5b%5d=a,b', { comma: true })).toEqual({ l: [['a', 'b']] });
    expect(parse('l%5B%5d=a,b', { comma: true })).toEqual({ l: [['a', 'b']] });
  });

  test('plain and encoded brackets may be mixed', () => {
    expect(parse('f[size]%5B>=%5D=1')).toEqual({ f: { size: { '>=': '1' } } });
    expect(parse('f%5Bsize]%5Bx=y]=1')).toEqual({ f: { size: { 'x=y': '1' } } });
  });

  test('every pair of the string is read', () => {
    expect(parse('a%5B>=%5D=1&b%5B<=%5D=2&c=3')).toEqual({
      a: { '>=': '1' },
      b: { '<=': '2' },
      c: '3',
    });
  });

  test('works with the other options', () => {
    expect(parse('?a%5B>=%5D=1', { ignoreQueryPrefix: true })).toEqual({ a: { '>=': '1' } });
    expect(parse('a%5B>=%5D=1;b=2', { delimiter: ';' })).toEqual({ a: { '>=': '1' }, b: '2' });
  });

  test('twice encoded brackets are text', () => {
    expect(parse('a%255Bb%255D=1')).toEqual({ 'a%5Bb%5D': '1' });
  });

  test('brackets in values are kept', () => {
    expect(parse('a=%5Bx%5D&b=[y]')).toEqual({ a: '[x]', b: '[y]' });
    expect(parse('a%5B%5D=%5B%5D')).toEqual({ a: ['[]'] });
  });
});
