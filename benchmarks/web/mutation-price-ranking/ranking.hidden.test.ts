import { cheapest, compare } from './ranking';

const offers = () => [5, 3, 4, 1, 2].map((cents) => ({ shop: `S${cents}`, cents, shippingCents: 0 }));

test.each([0, 1, 3, 5, 9])('the list stays as it is: %i', (count) => {
  const list = offers();
  expect(cheapest(list, count).map((one) => one.cents)).toEqual([1, 2, 3, 4, 5].slice(0, count));
  expect(list).toEqual(offers());
});

test('a frozen list', () => {
  const list = Object.freeze(offers()) as ReturnType<typeof offers>;
  expect(compare(list).best?.cents).toBe(1);
  expect(compare(list).offers).toEqual(offers());
});

test('equal offers keep their order', () => {
  const list = ['x', 'y', 'z'].map((shop) => ({ shop, cents: 7, shippingCents: 0 }));
  expect(cheapest(list, 2).map((one) => one.shop)).toEqual(['x', 'y']);
});
