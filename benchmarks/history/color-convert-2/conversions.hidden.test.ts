import convert from './package/conversions.js';

const rounded = (values: number[]) => values.map((value) => Math.round(value));

describe('conversions, stricter', () => {
  test('black to cmyk from other colour spaces', () => {
    expect(rounded(convert.hsl2cmyk([120, 50, 0]))).toEqual([0, 0, 0, 100]);
    expect(rounded(convert.hsv2cmyk([120, 50, 0]))).toEqual([0, 0, 0, 100]);
    expect(rounded(convert.keyword2cmyk('black'))).toEqual([0, 0, 0, 100]);
  });

  test('hsv to hsl for black of every hue and saturation', () => {
    for (const h of [0, 96, 359]) {
      for (const s of [0, 50, 100]) {
        const [hue, saturation, lightness] = convert.hsv2hsl([h, s, 0]);
        expect(Number.isNaN(hue)).toBe(false);
        expect(saturation).toBeCloseTo(0);
        expect(lightness).toBeCloseTo(0);
      }
    }
  });

  test('hsv to hsl for white', () => {
    expect(rounded(convert.hsv2hsl([0, 0, 100]))).toEqual([0, 0, 100]);
    const [, saturation, lightness] = convert.hsv2hsl([200, 0, 100]);
    expect(saturation).toBeCloseTo(0);
    expect(lightness).toBeCloseTo(100);
  });

  test('almost black keeps its colour', () => {
    expect(rounded(convert.rgb2cmyk([1, 0, 0]).slice(0, 3))).toEqual([0, 100, 100]);
    expect(rounded(convert.rgb2cmyk([0, 0, 1]).slice(0, 3))).toEqual([100, 100, 0]);
    const [h, s, l] = convert.hsv2hsl([96, 50, 1]);
    expect(h).toBe(96);
    expect(s).toBeCloseTo(33.333, 2);
    expect(l).toBeCloseTo(0.75);
  });

  test('grey', () => {
    expect(rounded(convert.rgb2cmyk([128, 128, 128]))).toEqual([0, 0, 0, 50]);
    expect(rounded(convert.hsv2hsl([10, 0, 50]))).toEqual([10, 0, 50]);
  });

  test('pure colours', () => {
    expect(rounded(convert.rgb2cmyk([255, 0, 0]))).toEqual([0, 100, 100, 0]);
    expect(rounded(convert.rgb2cmyk([0, 255, 0]))).toEqual([100, 0, 100, 0]);
    expect(rounded(convert.hsv2hsl([0, 100, 100]))).toEqual([0, 100, 50]);
    expect(rounded(convert.hsv2hsl([0, 100, 50]))).toEqual([0, 100, 25]);
  });

  test('there and back again', () => {
    for (const rgb of [
      [140, 200, 100],
      [0, 0, 0],
      [255, 255, 255],
      [3, 2, 1],
    ]) {
      expect(rounded(convert.cmyk2rgb(convert.rgb2cmyk(rgb)))).toEqual(rgb);
      expect(rounded(convert.hsl2rgb(convert.hsv2hsl(convert.rgb2hsv(rgb))))).toEqual(rgb);
    }
  });
});
