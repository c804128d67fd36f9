import { parseLength } from './css-length';

test.each([
  ['0.5em', 0.5, 'em'],
  ['-0.25rem', -0.25, 'rem'],
  ['100.125%', 100.125, '%'],
  ['10PX', 10, 'px'],
  ['007px', 7, 'px'],
])('%j', (text, value, unit) => {
  expect(parseLength(text)).toEqual({ value, unit });
});

test.each(['', 'px', '1..5px', '1.2.3px', '.px', '1.px', '--1px', '1 px', '1,5px', '1pxx', '1a5px', '5-px', '1-5px'])(
  'not %j',
  (text) => {
    expect(parseLength(text)).toBe(undefined);
  },
);
