import { resolveOptions } from './config';

test('zero alone', () => {
  expect(resolveOptions({ retries: 0 })).toEqual({ retries: 0, verbose: true, tags: [] });
  expect(resolveOptions({ retries: 0, verbose: true, tags: ['a'] })).toEqual({
    retries: 0,
    verbose: true,
    tags: ['a'],
  });
});

test('false alone', () => {
  expect(resolveOptions({ verbose: false })).toEqual({ retries: 3, verbose: false, tags: [] });
  expect(resolveOptions({ retries: 7, verbose: false, tags: ['a', 'b'] })).toEqual({
    retries: 7,
    verbose: false,
    tags: ['a', 'b'],
  });
});

test('what is not given', () => {
  expect(resolveOptions({})).toEqual({ retries: 3, verbose: true, tags: [] });
  expect(resolveOptions({ tags: [] })).toEqual({ retries: 3, verbose: true, tags: [] });
  expect(resolveOptions({ verbose: true })).toEqual({ retries: 3, verbose: true, tags: [] });
  expect(resolveOptions({ retries: 1 })).toEqual({ retries: 1, verbose: true, tags: [] });
});

test('the defaults stay after other options', () => {
  resolveOptions({ retries: 0, verbose: false, tags: ['x'] });
  expect(resolveOptions()).toEqual({ retries: 3, verbose: true, tags: [] });
});
