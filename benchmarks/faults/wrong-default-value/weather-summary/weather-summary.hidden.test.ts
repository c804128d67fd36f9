import { byStation, headline, isIceDay, summarize } from './weather-summary';

const readings = (...temperatures: number[]) =>
  temperatures.map((temperature) => ({ station: 'S', temperature, rain: 0 }));

it.each([
  [[-40], -40, -40],
  [[-273.15, -270], -273.15, -270],
  [[-0.1, -0.2], -0.2, -0.1],
  [[0], 0, 0],
  [[-5, 0], -5, 0],
  [[5, 7, 6], 5, 7],
  [[7, 6, 5], 5, 7],
  [[-1000, -999], -1000, -999],
  [[1000, 2000], 1000, 2000],
])('%j has %d and %d as extremes', (temperatures, min, max) => {
  const summary = summarize(readings(...temperatures))!;

  expect([summary.min, summary.max]).toEqual([min, max]);
});

it('knows ice days', () => {
  expect([[-0.1], [0], [-10, -20], [-10, 0.1]].map((day) => isIceDay(summarize(readings(...day))!))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('writes a cold headline', () => {
  expect(headline('S', summarize(readings(-7, -2)))).toBe('S: -7 to -2 °C');
});

it('has no stations without readings', () => {
  expect(byStation([])).toEqual(new Map());
});
