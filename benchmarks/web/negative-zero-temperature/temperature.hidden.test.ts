import { formatCelsius } from './temperature';

test.each([
  [-0.5, '0 °C'],
  [-0.49, '0 °C'],
  [-0, '0 °C'],
  [0, '0 °C'],
  [0.49, '0 °C'],
  [0.5, '1 °C'],
  [-0.51, '-1 °C'],
  [-1, '-1 °C'],
  [-1.5, '-1 °C'],
  [-12.7, '-13 °C'],
  [1200, '1,200 °C'],
])('%d', (celsius, text) => {
  expect(formatCelsius(celsius)).toBe(text);
});
