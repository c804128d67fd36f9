import convert from './package/conversions.js';

const rounded = (values: number[]) => values.map((value) => Math.round(value));

describe('hsl2hsv, stricter', () => {
  test('black is black, whatever its hue and saturation', () => {
    for (const h of [0, 1, 96, 359]) {
      for (const s of [0, 1, 50, 100]) {
        const [hue, saturation, value] = convert.hsl2hsv([h, s, 0]);
        expect(Number.isNaN(hue)).toBe(false);
        expect(saturation).toBeCloseTo(0);
        expect(value).toBeCloseTo(0);
      }
    }
  });

  test('black in whole numbers from other colour spaces', () => {
    const hsl = convert.rgb2hsl([0, 0, 0]);
    expect(rounded(convert.hsl2hsv(hsl))).toEqual([0, 0, 0]);
    expect(rounded(convert.hsv2rgb(convert.hsl2hsv(hsl)))).toEqual([0, 0, 0]);
  });

  test('almost black keeps its hue and saturation', () => {
    const [h, s, v] = convert.hsl2hsv([120, 100, 0.5]);
    expect(h).toBe(120);
    expect(s).toBeCloseTo(100);
    expect(v).toBeCloseTo(1);
    expect(convert.hsl2hsv([30, 50, 1])[1]).toBeCloseTo(66.667, 2);
  });

  test('grey and white keep their lightness', () => {
    for (const l of [1, 10, 50, 99, 100]) {
      const [h, s, v] = convert.hsl2hsv([200, 0, l]);
      expect(h).toBe(200);
      expect(s).toBeCloseTo(0);
      expect(v).toBeCloseTo(l);
    }
    expect(rounded(convert.hsl2hsv([10, 100, 100]))).toEqual([10, 0, 100]);
  });

  test('there and back again', () => {
    for (const hsl of [
      [96, 48, 59],
      [0, 100, 25],
      [300, 20, 80],
      [45, 75, 50],
    ]) {
      expect(rounded(convert.hsv2hsl(convert.hsl2hsv(hsl)))).toEqual(hsl);
    }
  });

  test('does not change its argument', () => {
    const hsl = [0, 0, 0];
    convert.hsl2hsv(hsl);
    expect(hsl).toEqual([0, 0, 0]);
  });
});
