import parse from './package/lib/parse.js';

describe('parse', () => {
  test('reads nested keys', () => {
    expect(parse('a[b]=1&a[c]=2')).toEqual({ a: { b: '1', c: '2' } });
    expect(parse('a[]=1&a[]=2')).toEqual({ a: ['1', '2'] });
  });

  test('decodes keys and values', () => {
    expect(parse('na%20me=va%26lue')).toEqual({ 'na me': 'va&lue' });
    expect(parse('a+b=c+d')).toEqual({ 'a b': 'c d' });
  });

  test('reads keys whose brackets are encoded', () => {
    expect(parse('a%5Bb%5D=1&a%5Bc%5D=2')).toEqual({ a: { b: '1', c: '2' } });
  });

  test('the comma option splits values', () => {
    expect(parse('a=1,2', { comma: true })).toEqual({ a: ['1', '2'] });
    expect(parse('a[]=1,2&a[]=3,4', { comma: true })).toEqual({
      a: [
        ['1', '2'],
        ['3', '4'],
      ],
    });
  });

  test('an equals sign inside of brackets belongs to the key', () => {
    expect(parse('price[>=]=25')).toEqual({ price: { '>=': '25' } });
  });

  test('encoded brackets mean the same as plain ones', () => {
    expect(parse('price%5B>=%5D=25')).toEqual({ price: { '>=': '25' } });
    expect(parse('a%5B%5D=1,2&a%5B%5D=3,4', { comma: true })).toEqual({
      a: [
        ['1', '2'],
        ['3', '4'],
      ],
    });
  });
});
