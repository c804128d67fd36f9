import { resolveOptions } from './config';

test('defaults', () => {
  expect(resolveOptions()).toEqual({ retries: 3, verbose: true, tags: [] });
});

test('given', () => {
  expect(resolveOptions({ retries: 5, tags: ['x'] })).toEqual({ retries: 5, verbose: true, tags: ['x'] });
});

test('zero and false', () => {
  expect(resolveOptions({ retries: 0, verbose: false })).toEqual({ retries: 0, verbose: false, tags: [] });
});
