import { computePeaks, halve, loudest, outlinePath, toDecibels } from './waveform';

test('a peak per column', () => {
  expect(computePeaks([0.1, -0.4, 0.3, -0.2, 0.8, -0.9], 3)).toEqual([
    { min: -0.4, max: 0.1 },
    { min: -0.2, max: 0.3 },
    { min: -0.9, max: 0.8 },
  ]);
  expect(computePeaks([], 10)).toEqual([]);
});

test('a recording with a constant offset', () => {
  expect(computePeaks([0.5, 0.7, 0.6, 0.4], 2)).toEqual([
    { min: 0.5, max: 0.7 },
    { min: 0.4, max: 0.6 },
  ]);
});

test('zooming out', () => {
  const peaks = computePeaks([0.1, -0.4, 0.3, -0.2, 0.8, -0.9], 3);
  expect(halve(peaks)).toEqual([
    { min: -0.4, max: 0.3 },
    { min: -0.9, max: 0.8 },
  ]);
});

test('loudness', () => {
  expect(
    loudest([
      { min: -0.9, max: 0.2 },
      { min: 0, max: 0.5 },
    ]),
  ).toBe(0.9);
  expect(toDecibels(1)).toBe(0);
  expect(toDecibels(0.1)).toBeCloseTo(-20);
  expect(toDecibels(0)).toBe(-Infinity);
});

test('draws an outline', () => {
  const peaks = [
    { min: -0.5, max: 0.5 },
    { min: -1, max: 1 },
  ];
  expect(outlinePath(peaks, { width: 20, height: 10 })).toBe('M0 2.5 L10 0 L10 10 L0 7.5 Z');
  expect(outlinePath([], { width: 20, height: 10 })).toBe('');
});

test('normalized drawing uses the whole height', () => {
  expect(outlinePath([{ min: -0.25, max: 0.1 }], { width: 4, height: 10, normalize: true })).toBe('M0 3 L0 10 Z');
});
