import { HeaderBlock } from './headers';

test('reads fields', () => {
  const block = HeaderBlock.parse('Content-Type: text/html\r\nContent-Length: 12\r\n\r\nbody: none');
  expect(block.get('content-type')).toBe('text/html');
  expect(block.get('CONTENT-LENGTH')).toBe('12');
  expect(block.get('body')).toBeUndefined();
});

test('joins folded lines', () => {
  expect(HeaderBlock.parse('Subject: a long\r\n  subject\r\nTo: ann').get('Subject')).toBe('a long subject');
});

test('keeps the colons of a value', () => {
  const block = HeaderBlock.parse('Location: https://example.org:8080/a\nDate: Tue, 01 Jan 2030 10:20:30 GMT');
  expect(block.get('Location')).toBe('https://example.org:8080/a');
  expect(block.get('Date')).toBe('Tue, 01 Jan 2030 10:20:30 GMT');
});

test('several fields of a name', () => {
  const block = HeaderBlock.parse('Set-Cookie: a=1\nVary: Accept\nset-cookie: b=2');
  expect(block.getAll('Set-Cookie')).toEqual(['a=1', 'b=2']);
  expect(block.set('Set-Cookie', 'c=3').toString()).toBe('Set-Cookie: c=3\r\nVary: Accept\r\n');
  expect(block.delete('vary')).toBe(true);
  expect(block.delete('vary')).toBe(false);
});

test('refuses other lines', () => {
  expect(() => HeaderBlock.parse('Accept: a\nnonsense')).toThrow('Not a header field: nonsense');
});
