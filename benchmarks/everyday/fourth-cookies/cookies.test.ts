import { formatCookie, parseCookies } from './cookies';

test('reads', () => {
  expect(parseCookies('id=42; theme="dark"; name=Ann%20B; eq=a=b')).toEqual({
    id: '42',
    theme: 'dark',
    name: 'Ann B',
    eq: 'a=b',
  });
});

test('the first counts', () => {
  expect(parseCookies('id=1; id=2')).toEqual({ id: '1' });
});

test('skips what is not a cookie', () => {
  expect(parseCookies('id=1; secure; theme=dark')).toEqual({ id: '1', theme: 'dark' });
  expect(parseCookies('id=1;')).toEqual({ id: '1' });
});

test('writes', () => {
  expect(formatCookie('id', 'a b', { path: '/', maxAge: 0, httpOnly: true })).toBe(
    'id=a%20b; Path=/; Max-Age=0; HttpOnly',
  );
});
