import { postAddress } from './post-address';

test.each([
  ['A', '/2024-12-31/a'],
  ['A & B', '/2024-12-31/a-b'],
  ['  A  ', '/2024-12-31/a'],
  ['---', '/2024-12-31/'],
])('%j', (title, address) => {
  expect(postAddress({ title, published: new Date('2024-12-31T23:59:59Z') })).toBe(address);
});
