import { seriesStyle } from './series-style';

const series = (style?: object) => ({ name: 'S', values: [], ...(style && { style }) });

test.each([
  [undefined, undefined, { width: 2, points: false, color: '#2ca02c' }],
  [{ color: 'a' }, undefined, { width: 2, points: false, color: 'a' }],
  [undefined, { color: 'b' }, { width: 2, points: false, color: 'b' }],
  [{ color: 'a' }, { color: 'b' }, { width: 2, points: false, color: 'a' }],
  [{ width: 5 }, { width: 3, points: true }, { width: 5, points: true, color: '#2ca02c' }],
  [{ points: true }, { color: 'b', width: 1 }, { width: 1, points: true, color: 'b' }],
])('series %j, chart %j', (own, chart, expected) => {
  expect(seriesStyle(series(own), 2, chart)).toEqual(expected);
});
