import { formatCookie, parseCookies } from './cookies';

test.each([
  ['', {}],
  ['   ', {}],
  [';', {}],
  ['; ; a=1', { a: '1' }],
  ['a', {}],
  ['flag; other', {}],
  ['a=1;b=2;', { a: '1', b: '2' }],
  ['xa; x=1', { x: '1' }],
  ['xa; x=', { x: '' }],
  ['a=; b=2', { a: '', b: '2' }],
  ['  a  =  1  ', { a: '1' }],
  ['a=%E0%A4; b=%41', { a: '%E0%A4', b: 'A' }],
  ['a=""; b="x', { a: '', b: '"x' }],
  ['a=1; a=2; a', { a: '1' }],
  ['k=a==; l=1', { k: 'a==', l: '1' }],
  ['toString=1', { toString: '1' }],
])('%j', (header, cookies) => {
  expect(parseCookies(header)).toEqual(cookies);
});

test('there and back', () => {
  for (const value of ['', 'plain', 'a; b=c', 'ü "q"']) {
    expect(parseCookies(formatCookie('name', value))).toEqual({ name: value });
  }
});

test('options', () => {
  expect(formatCookie('a', '1')).toBe('a=1');
  expect(formatCookie('a', '1', { httpOnly: false, maxAge: 60 })).toBe('a=1; Max-Age=60');
  expect(formatCookie('a', '', { path: '' })).toBe('a=; Path=');
});
