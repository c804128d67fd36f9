import { type Frame, MessageAssembler } from './frames';

const frame = (kind: Frame['kind'], data: string, final: boolean): Frame => ({ kind, data, final });

test('many messages', () => {
  const assembler = new MessageAssembler(10);
  for (let round = 0; round < 20; round++) {
    expect(assembler.push(frame('text', 'abcde', false))).toBeUndefined();
    expect(assembler.push(frame('ping', 'a long ping that counts for nothing', true))).toBeUndefined();
    expect(assembler.push(frame('continuation', 'fghi', false))).toBeUndefined();
    expect(assembler.push(frame('continuation', 'j', true))).toBe('abcdefghij');
    expect(assembler.push(frame('text', '0123456789', true))).toBe('0123456789');
  }
});

test('the limit still holds later', () => {
  const assembler = new MessageAssembler(4);
  expect(assembler.push(frame('text', 'abcd', true))).toBe('abcd');
  expect(assembler.push(frame('text', 'ab', false))).toBeUndefined();
  expect(assembler.push(frame('continuation', 'c', false))).toBeUndefined();
  expect(() => assembler.push(frame('continuation', 'de', true))).toThrow('Message longer than 4');
});

test('one frame that is too long', () => {
  expect(() => new MessageAssembler(3).push(frame('text', 'abcd', true))).toThrow('Message longer than 3');
  expect(new MessageAssembler(3).push(frame('text', 'abc', true))).toBe('abc');
});

test('empty', () => {
  const assembler = new MessageAssembler(1);
  expect(assembler.push(frame('text', '', true))).toBe('');
  expect(assembler.push(frame('text', '', false))).toBeUndefined();
  expect(assembler.push(frame('continuation', 'x', false))).toBeUndefined();
  expect(assembler.push(frame('continuation', '', true))).toBe('x');
  expect(assembler.push(frame('text', 'y', true))).toBe('y');
});

test('order', () => {
  const assembler = new MessageAssembler(9);
  expect(assembler.push(frame('text', 'a', true))).toBe('a');
  expect(() => assembler.push(frame('continuation', 'b', true))).toThrow('Nothing to continue');
  assembler.push(frame('text', 'c', false));
  expect(() => assembler.push(frame('text', 'd', false))).toThrow('Message within a message');
  expect(assembler.push(frame('continuation', 'e', true))).toBe('ce');
});
