import parse from './package/lib/parse.js';

describe('parse', () => {
  test('reads nested objects and arrays', () => {
    expect(parse('a[b][c]=1&d=2')).toEqual({ a: { b: { c: '1' } }, d: '2' });
    expect(parse('a[]=x&a[]=y')).toEqual({ a: ['x', 'y'] });
  });

  test('allowEmptyArrays turns an empty value into an empty array', () => {
    expect(parse('a[]=&b=1', { allowEmptyArrays: true })).toEqual({ a: [], b: '1' });
    expect(parse('a[]=&b=1')).toEqual({ a: [''], b: '1' });
  });

  test('allowEmptyArrays works for a key without an equals sign', () => {
    expect(parse('a[]&b=1', { allowEmptyArrays: true })).toEqual({ a: [], b: '1' });
  });

  test('strictNullHandling tells null from the empty string', () => {
    expect(parse('a&b=', { strictNullHandling: true })).toEqual({ a: null, b: '' });
    expect(parse('a[]', { strictNullHandling: true })).toEqual({ a: [null] });
  });

  test('both options together give an empty array for a key without a value', () => {
    const options = { allowEmptyArrays: true, strictNullHandling: true };
    expect(parse('testEmptyArray[]', options)).toEqual({ testEmptyArray: [] });
    expect(parse('list[]&name=x', options)).toEqual({ list: [], name: 'x' });
  });
});
