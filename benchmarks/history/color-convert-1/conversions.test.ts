import convert from './package/conversions.js';

const rounded = (values: number[]) => values.map((value) => Math.round(value));

describe('conversions', () => {
  test('rgb to hsl and back', () => {
    expect(rounded(convert.rgb2hsl([140, 200, 100]))).toEqual([96, 48, 59]);
    expect(rounded(convert.hsl2rgb([96, 48, 59]))).toEqual([140, 201, 100]);
  });

  test('hsl to hsv', () => {
    expect(rounded(convert.hsl2hsv([96, 48, 59]))).toEqual([96, 50, 79]);
    expect(rounded(convert.hsl2hsv([240, 100, 50]))).toEqual([240, 100, 100]);
  });

  test('hsl to hsv for white and grey', () => {
    expect(rounded(convert.hsl2hsv([0, 0, 100]))).toEqual([0, 0, 100]);
    expect(rounded(convert.hsl2hsv([0, 0, 50]))).toEqual([0, 0, 50]);
  });

  test('rgb to cmyk', () => {
    expect(rounded(convert.rgb2cmyk([140, 200, 100]))).toEqual([30, 0, 50, 22]);
  });

  test('colours by name', () => {
    expect(convert.keyword2rgb('blue')).toEqual([0, 0, 255]);
    expect(convert.rgb2keyword([255, 228, 196])).toBe('bisque');
  });

  test('hsl to hsv for black', () => {
    expect(rounded(convert.hsl2hsv([0, 0, 0]))).toEqual([0, 0, 0]);
  });
});
