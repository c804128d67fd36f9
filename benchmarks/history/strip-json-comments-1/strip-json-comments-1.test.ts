import strip from './package/index.js';

describe('stripJsonComments', () => {
  test('replaces comments by spaces', () => {
    expect(strip('{"a":1} // end')).toBe('{"a":1}       ');
    expect(strip('[1/* x */,2]\n//y')).toBe('[1       ,2]\n   ');
  });

  test('removes comments without whitespace', () => {
    expect(strip('//top\n{"a":/* x */1}//end', { whitespace: false })).toBe('\n{"a":1}');
  });

  test('leaves strings alone', () => {
    expect(strip('{"a":"b//c","d":"/* e */"}')).toBe('{"a":"b//c","d":"/* e */"}');
    expect(strip('"\\"//x"')).toBe('"\\"//x"');
  });

  test('strips trailing commas', () => {
    expect(strip('[1,2,]', { trailingCommas: true })).toBe('[1,2 ]');
    expect(strip('{"a":1,// x\n}', { trailingCommas: true })).toBe('{"a":1     \n}');
  });

  test('throws for anything but a string', () => {
    expect(() => strip(5)).toThrow(TypeError);
  });

  test('keeps a block comment that is not closed', () => {
    expect(strip('{"a":1}/* open')).toBe('{"a":1}/* open');
    expect(() => JSON.parse(strip('{"a":1} /* open'))).toThrow(SyntaxError);
  });
});
