import { byCold, forecastLine, formatCelsius, formatChange } from './temperature';

describe('formatCelsius', () => {
  it('rounds', () => {
    expect(formatCelsius(21.5)).toBe('22 °C');
    expect(formatCelsius(-7.6)).toBe('-8 °C');
  });

  it('is plain zero around the freezing point', () => {
    expect(formatCelsius(0.2)).toBe('0 °C');
    expect(formatCelsius(-0.2)).toBe('0 °C');
  });
});

it('shows changes', () => {
  expect(formatChange(3, 1)).toBe('+2');
  expect(formatChange(-2, 1)).toBe('-3');
  expect(formatChange(1.2, 0.9)).toBe('±0');
});

it('has the coldest first', () => {
  const readings = [
    { station: 'Coast', celsius: 4 },
    { station: 'Peak', celsius: -0.4 },
  ];
  expect(byCold(readings)[0]?.station).toBe('Peak');
  expect(forecastLine(readings)).toBe('Peak 0 °C · Coast 4 °C');
});
