import convert from './package/conversions.js';

const rounded = (values: number[]) => values.map((value) => Math.round(value));

describe('conversions', () => {
  test('rgb to hsl and back', () => {
    expect(rounded(convert.rgb2hsl([140, 200, 100]))).toEqual([96, 48, 59]);
    expect(rounded(convert.hsl2rgb([96, 48, 59]))).toEqual([140, 201, 100]);
  });

  test('rgb to cmyk', () => {
    expect(rounded(convert.rgb2cmyk([140, 200, 100]))).toEqual([30, 0, 50, 22]);
    expect(rounded(convert.rgb2cmyk([255, 255, 255]))).toEqual([0, 0, 0, 0]);
  });

  test('hsv to hsl', () => {
    expect(rounded(convert.hsv2hsl([96, 50, 78]))).toEqual([96, 47, 59]);
    expect(rounded(convert.hsv2hsl([240, 100, 100]))).toEqual([240, 100, 50]);
  });

  test('colours by name', () => {
    expect(convert.keyword2rgb('blue')).toEqual([0, 0, 255]);
    expect(convert.rgb2keyword([255, 228, 196])).toBe('bisque');
  });

  test('rgb to cmyk for black', () => {
    expect(rounded(convert.rgb2cmyk([0, 0, 0]))).toEqual([0, 0, 0, 100]);
  });

  test('hsv to hsl for black', () => {
    expect(rounded(convert.hsv2hsl([0, 0, 0]))).toEqual([0, 0, 0]);
  });
});
