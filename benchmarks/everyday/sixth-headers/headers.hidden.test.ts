import { HeaderBlock } from './headers';

const valueOf = (line: string) => HeaderBlock.parse(line).get('X');

test('values with colons', () => {
  expect(valueOf('X: a:b')).toBe('a:b');
  expect(valueOf('X:a:b:c:d')).toBe('a:b:c:d');
  expect(valueOf('X: [::1]:8080')).toBe('[::1]:8080');
  expect(valueOf('X: a: b : c')).toBe('a: b : c');
});

test('a colon at an end of the value', () => {
  expect(valueOf('X: a:')).toBe('a:');
  expect(valueOf('X: :a')).toBe(':a');
  expect(valueOf('X: ::')).toBe('::');
});

test('values without colons', () => {
  expect(valueOf('X: a')).toBe('a');
  expect(valueOf('X:')).toBe('');
  expect(valueOf('X:   a b  ')).toBe('a b');
});

test('colons in folded lines', () => {
  expect(valueOf('X: at 10:20\r\n\tand 11:30')).toBe('at 10:20 and 11:30');
  expect(valueOf('X: start\r\n a:b')).toBe('start a:b');
});

test('names', () => {
  const block = HeaderBlock.parse('Host: a:1\nReferer: http://b\nhost: c:2');
  expect(block.getAll('HOST')).toEqual(['a:1', 'c:2']);
  expect(block.get('host')).toBe('a:1, c:2');
  expect(block.get('Referer')).toBe('http://b');
});

test('writes what it read', () => {
  const text = 'Location: http://a:80/?q=x:y\r\nDate: Tue, 01 Jan 2030 10:20:30 GMT\r\nAccept: */*\r\n';
  expect(HeaderBlock.parse(text).toString()).toBe(text);
});

test('refuses a line without colon', () => {
  expect(() => HeaderBlock.parse('X')).toThrow('Not a header field: X');
});
