import { byStation, headline, isIceDay, summarize } from './weather-summary';

const reading = (temperature: number, rain = 0, station = 'Harbor') => ({ station, temperature, rain });

describe('summarize', () => {
  it('has the extremes and the mean', () => {
    expect(summarize([reading(12), reading(18.5, 2.2), reading(15, 0.4)])).toEqual({
      min: 12,
      max: 18.5,
      mean: 15.2,
      rain: 2.6,
    });
  });

  it('works below zero', () => {
    expect(summarize([reading(-8), reading(-3.5), reading(-5)])).toEqual({ min: -8, max: -3.5, mean: -5.5, rain: 0 });
  });

  it('has nothing to say without readings', () => {
    expect(summarize([])).toBeUndefined();
  });
});

it('sums up each station', () => {
  const summaries = byStation([reading(4), reading(-12, 0, 'Summit'), reading(6), reading(-9, 0, 'Summit')]);

  expect([...summaries]).toEqual([
    ['Harbor', { min: 4, max: 6, mean: 5, rain: 0 }],
    ['Summit', { min: -12, max: -9, mean: -10.5, rain: 0 }],
  ]);
});

describe('isIceDay', () => {
  it('is one when it never thaws', () => {
    expect(isIceDay(summarize([reading(-2), reading(-1)])!)).toBe(true);
  });

  it('is none when it thaws at noon', () => {
    expect(isIceDay(summarize([reading(-6), reading(1)])!)).toBe(false);
  });
});

it('writes a headline', () => {
  expect(headline('Harbor', summarize([reading(9, 1.5), reading(11)]))).toBe('Harbor: 9 to 11 °C, 1.5 mm of rain');
  expect(headline('Summit', undefined)).toBe('Summit: no readings');
});
