import { parseIni } from './ini';

test('sections', () => {
  expect(parseIni('[a]\nx=1\n; no\n[b]\ny = 2')).toEqual({ a: { x: '1' }, b: { y: '2' } });
});

test('an equals sign in the value', () => {
  expect(parseIni('[a]\nurl = http://x?y=1')).toEqual({ a: { url: 'http://x?y=1' } });
});

test('hash comments', () => {
  expect(parseIni('[a]\n# no = 1\nx=1')).toEqual({ a: { x: '1' } });
});
