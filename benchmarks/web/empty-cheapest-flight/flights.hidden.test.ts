import { cheapestFlight, summarizeFlights } from './flights';

const flights = (...prices: number[]) => prices.map((price, index) => ({ id: String(index), price, stops: 0 }));

test.each([
  [[5], '0'],
  [[5, 4], '1'],
  [[4, 5], '0'],
  [[3, 1, 2, 1], '1'],
  [[0, 1], '0'],
  [[Infinity], '0'],
  [[-1, -2], '1'],
])('%j', (prices, id) => {
  expect(cheapestFlight(flights(...prices))?.id).toBe(id);
});

test('nothing', () => {
  expect(cheapestFlight([])).toBe(undefined);
  expect(summarizeFlights([])).toEqual({ count: 0, from: '' });
});

test('the flight itself', () => {
  const list = flights(9, 8);
  expect(cheapestFlight(list)).toBe(list[1]);
});
