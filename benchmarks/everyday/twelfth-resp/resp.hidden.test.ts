import { encodeCommand, ProtocolError, RespReader } from './resp';

const STREAM = '+OK\r\n$7\r\nab\r\ncde\r\n*3\r\n:-5\r\n*2\r\n$2\r\nxy\r\n$-1\r\n+z\r\n:7\r\n';
const REPLIES = ['OK', 'ab\r\ncde', [-5, ['xy', null], 'z'], 7];

test('cut anywhere in two', () => {
  for (let cut = 0; cut <= STREAM.length; cut++) {
    const reader = new RespReader();
    const replies = [...reader.push(STREAM.slice(0, cut)), ...reader.push(STREAM.slice(cut))];
    expect(replies).toEqual(REPLIES);
    expect(reader.pending).toBe(0);
  }
});

test('character by character', () => {
  const reader = new RespReader();
  expect([...STREAM].flatMap((c) => reader.push(c))).toEqual(REPLIES);
});

test('pending counts everything of the unfinished reply', () => {
  const reader = new RespReader();
  reader.push(':1\r\n$6\r\nabc');
  expect(reader.pending).toBe(7);
  reader.push('def');
  expect(reader.pending).toBe(10);
  expect(reader.push('\r\n')).toEqual(['abcdef']);
  expect(reader.pending).toBe(0);
});

test('commands can be read back, in pieces too', () => {
  const text = encodeCommand('HSET', 'user:1', 'age', 41);
  const reader = new RespReader();
  expect(reader.push(text.slice(0, 20))).toEqual([]);
  expect(reader.push(text.slice(20))).toEqual([['HSET', 'user:1', 'age', '41']]);
});

test('broken terminator is still an error', () => {
  expect(() => new RespReader().push('$2\r\nabcd')).toThrow(ProtocolError);
});
