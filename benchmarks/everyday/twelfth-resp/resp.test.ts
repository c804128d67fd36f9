import { encodeCommand, ProtocolError, ReplyError, RespReader } from './resp';

test('simple replies', () => {
  const reader = new RespReader();
  expect(reader.push('+OK\r\n:42\r\n')).toEqual(['OK', 42]);
  const [error] = reader.push('-WRONGTYPE not a list\r\n') as ReplyError[];
  expect(error).toBeInstanceOf(ReplyError);
  expect(error.code).toBe('WRONGTYPE');
});

test('bulk strings, also empty, null and with line breaks', () => {
  expect(new RespReader().push('$5\r\na\r\nbc\r\n$0\r\n\r\n$-1\r\n')).toEqual(['a\r\nbc', '', null]);
});

test('nested arrays', () => {
  expect(new RespReader().push('*3\r\n:1\r\n*2\r\n+a\r\n$1\r\nb\r\n*-1\r\n')).toEqual([[1, ['a', 'b'], null]]);
});

test('a line cut in two', () => {
  const reader = new RespReader();
  expect(reader.push('+PO')).toEqual([]);
  expect(reader.push('NG\r\n')).toEqual(['PONG']);
  expect(reader.pending).toBe(0);
});

test('a bulk string that arrives in two chunks', () => {
  const reader = new RespReader();
  expect(reader.push('+OK\r\n$11\r\nhello ')).toEqual(['OK']);
  expect(reader.push('world\r\n')).toEqual(['hello world']);
});

test('an array that arrives item by item', () => {
  const reader = new RespReader();
  expect(reader.push('*2\r\n')).toEqual([]);
  expect(reader.push(':1\r\n')).toEqual([]);
  expect(reader.push(':2\r\n')).toEqual([[1, 2]]);
});

test('complains about garbage', () => {
  expect(() => new RespReader().push('?what\r\n')).toThrow(ProtocolError);
  expect(() => new RespReader().push(':4x\r\n')).toThrow('not an integer');
});

test('encodes commands', () => {
  expect(encodeCommand('SET', 'k', 10)).toBe('*3\r\n$3\r\nSET\r\n$1\r\nk\r\n$2\r\n10\r\n');
});
