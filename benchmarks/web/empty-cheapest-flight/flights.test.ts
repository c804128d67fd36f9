import { cheapestFlight, summarizeFlights } from './flights';

const flight = (id: string, price: number, stops = 0) => ({ id, price, stops });

it('finds the cheapest', () => {
  expect(cheapestFlight([flight('A', 90), flight('B', 70), flight('C', 80)])?.id).toBe('B');
});

it('takes the first of equals', () => {
  expect(cheapestFlight([flight('A', 70), flight('B', 70)])?.id).toBe('A');
});

it('finds none where there is none', () => {
  expect(cheapestFlight([])).toBe(undefined);
});

describe('summarizeFlights', () => {
  it('names the cheapest direct flight', () => {
    expect(summarizeFlights([flight('A', 50, 1), flight('B', 80)])).toEqual({
      count: 2,
      from: 'from 50',
      cheapestDirect: 'B',
    });
  });

  it('may have no direct flight', () => {
    expect(summarizeFlights([flight('A', 50, 1)])).toEqual({ count: 1, from: 'from 50' });
  });

  it('may have found nothing', () => {
    expect(summarizeFlights([])).toEqual({ count: 0, from: '' });
  });
});
