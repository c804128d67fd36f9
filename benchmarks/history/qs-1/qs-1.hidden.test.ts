import parse from './package/lib/parse.js';

const both = { allowEmptyArrays: true, strictNullHandling: true };

describe('parse with allowEmptyArrays and strictNullHandling', () => {
  test('several and nested empty arrays', () => {
    expect(parse('x[]&y[]', both)).toEqual({ x: [], y: [] });
    expect(parse('a[b][]&a[c]=1', both)).toEqual({ a: { b: [], c: '1' } });
  });

  test('an empty value is an empty array too', () => {
    expect(parse('x[]=&y[]', both)).toEqual({ x: [], y: [] });
  });

  test('plain keys without a value stay null', () => {
    expect(parse('x&y[]&z=', both)).toEqual({ x: null, y: [], z: '' });
    expect(parse('o[k]', both)).toEqual({ o: { k: null } });
  });

  test('arrays with values are left alone', () => {
    expect(parse('x[]=0&y[]=a&y[]=b', both)).toEqual({ x: ['0'], y: ['a', 'b'] });
  });

  test('each option alone is as before', () => {
    expect(parse('x[]', { strictNullHandling: true })).toEqual({ x: [null] });
    expect(parse('x[]=', { strictNullHandling: true })).toEqual({ x: [''] });
    expect(parse('x[]', { allowEmptyArrays: true })).toEqual({ x: [] });
    expect(parse('x[]')).toEqual({ x: [''] });
  });

  test('null from a given object stays without strictNullHandling', () => {
    expect(parse({ 'x[]': null }, { allowEmptyArrays: true })).toEqual({ x: [null] });
    expect(parse({ 'x[]': null }, both)).toEqual({ x: [] });
  });
});
