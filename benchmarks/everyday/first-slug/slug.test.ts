import { slugify } from './slug';

test('words', () => {
  expect(slugify('Hello World')).toBe('hello-world');
});

test('accents', () => {
  expect(slugify('Crème brûlée')).toBe('creme-brulee');
});

test('runs', () => {
  expect(slugify('What?! No -- way')).toBe('what-no-way');
});

test('ends', () => {
  expect(slugify('  (x) ')).toBe('x');
});
