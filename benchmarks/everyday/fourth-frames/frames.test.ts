import { MessageAssembler } from './frames';

const start = (data: string) => ({ kind: 'text' as const, data, final: false });
const more = (data: string) => ({ kind: 'continuation' as const, data, final: false });
const end = (data: string) => ({ kind: 'continuation' as const, data, final: true });
const whole = (data: string) => ({ kind: 'text' as const, data, final: true });
const ping = { kind: 'ping' as const, data: '', final: true };

test('in several frames', () => {
  const assembler = new MessageAssembler(20);
  const results = [start('Hel'), more('lo '), ping, end('you'), whole('Bye')].map((frame) => assembler.push(frame));
  expect(results).toEqual([undefined, undefined, undefined, 'Hello you', 'Bye']);
});

test('too long', () => {
  const assembler = new MessageAssembler(5);
  assembler.push(start('abc'));
  expect(() => assembler.push(end('def'))).toThrow('Message longer than 5');
});

test('the limit is for each message', () => {
  const assembler = new MessageAssembler(5);
  expect(assembler.push(whole('first'))).toBe('first');
  expect(assembler.push(whole('next'))).toBe('next');
});

test('out of order', () => {
  const assembler = new MessageAssembler(20);
  expect(() => assembler.push(end('x'))).toThrow('Nothing to continue');
  assembler.push(start('a'));
  expect(() => assembler.push(whole('b'))).toThrow('Message within a message');
});
