import { computePeaks, halve, outlinePath } from './waveform';

test('one sample per column is its own peak', () => {
  const samples = [0.3, -0.2, 0, 0.9, -1];
  expect(computePeaks(samples, 5)).toEqual(samples.map((s) => ({ min: s, max: s })));
  expect(computePeaks(samples, 100)).toEqual(samples.map((s) => ({ min: s, max: s })));
});

test('columns below the middle line only', () => {
  expect(computePeaks([-0.5, -0.3, -0.9, -0.1], 2)).toEqual([
    { min: -0.5, max: -0.3 },
    { min: -0.9, max: -0.1 },
  ]);
});

test('matches Math.min and Math.max on uneven parts', () => {
  const samples = Array.from({ length: 37 }, (_, i) => Math.sin(i / 3) * 0.5 + 0.3);
  const peaks = computePeaks(samples, 5);
  peaks.forEach((peak, c) => {
    const part = samples.slice(Math.floor((c * 37) / 5), Math.floor(((c + 1) * 37) / 5));
    expect(peak).toEqual({ min: Math.min(...part), max: Math.max(...part) });
  });
});

test('typed arrays with values beyond full scale', () => {
  expect(computePeaks(Float32Array.from([2, 4, 8, -16]), 2)).toEqual([
    { min: 2, max: 4 },
    { min: -16, max: 8 },
  ]);
});

test('an odd last column stays when zooming out', () => {
  expect(halve(computePeaks([0.25, 0.5, 0.75], 3))).toEqual([
    { min: 0.25, max: 0.5 },
    { min: 0.75, max: 0.75 },
  ]);
});

test('drawing an offset signal', () => {
  expect(outlinePath(computePeaks([0.5, 1], 1), { width: 5, height: 8 })).toBe('M0 0 L0 2 Z');
});
