import strip from './package/index.js';

describe('stripJsonComments', () => {
  test('open block comments without whitespace', () => {
    expect(strip('{"a":1}/* open', { whitespace: false })).toBe('{"a":1}/* open');
    expect(strip('/*', { whitespace: false })).toBe('/*');
  });

  test('open block comments of several kinds', () => {
    expect(strip('/*/')).toBe('/*/');
    expect(strip('/* a\n b')).toBe('/* a\n b');
    expect(strip('[1]/* // x *')).toBe('[1]/* // x *');
  });

  test('closed comments before an open one are stripped', () => {
    expect(strip('[1]/* a */ /* b')).toBe('[1]        /* b');
    expect(strip('// a\n/* b')).toBe('    \n/* b');
  });

  test('an open block comment after a trailing comma', () => {
    expect(strip('[1,2,]/* x', { trailingCommas: true })).toBe('[1,2 ]/* x');
  });

  test('a line comment at the end is stripped', () => {
    expect(strip('1 // x\ty')).toBe('1     \t ');
    expect(strip('//')).toBe('  ');
    expect(strip('[1,]// x', { whitespace: false, trailingCommas: true })).toBe('[1]');
    expect(strip('1 // x', { whitespace: false })).toBe('1 ');
    expect(strip('1 // /* x')).toBe('1        ');
  });

  test('a closed block comment at the end is stripped', () => {
    expect(strip('1/* x */')).toBe('1       ');
    expect(strip('1/**/', { whitespace: false })).toBe('1');
  });

  test('an open block comment in a string', () => {
    expect(strip('{"a":"/*"}')).toBe('{"a":"/*"}');
  });
});
