import { parseHeaderLine, parseHeaders, unfold } from './headers';

test('unfold', () => {
  expect(unfold('Subject: a\r\n long one\r\nTo: b\r\n')).toEqual(['Subject: a long one', 'To: b']);
});

test('name and value', () => {
  expect(parseHeaderLine('Content-Type: text/html')).toEqual({ name: 'content-type', value: 'text/html' });
});

test('only the first colon counts', () => {
  expect(parseHeaderLine('Location: https://example.org')).toEqual({ name: 'location', value: 'https://example.org' });
});

test('a header without a value', () => {
  expect(parseHeaderLine('X-Internal')).toEqual({ name: 'x-internal', value: '' });
  expect(parseHeaderLine('X-Empty:')).toEqual({ name: 'x-empty', value: '' });
});

test('repeated headers', () => {
  expect(parseHeaders('Via: a\nX-Debug\nVia: b')).toEqual(
    new Map([
      ['via', ['a', 'b']],
      ['x-debug', ['']],
    ]),
  );
});
