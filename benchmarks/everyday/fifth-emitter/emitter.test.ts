import { createEmitter } from './emitter';

interface Events {
  saved: string;
  closed: number;
}

test('calls the handlers of the event', () => {
  const emitter = createEmitter<Events>();
  const log: string[] = [];
  emitter.on('saved', (name) => log.push(`first ${name}`));
  emitter.on('saved', (name) => log.push(`second ${name}`));
  emitter.on('closed', (code) => log.push(`closed ${code}`));
  emitter.emit('saved', 'a.txt');
  expect(log).toEqual(['first a.txt', 'second a.txt']);
});

test('a handler can be taken off', () => {
  const emitter = createEmitter<Events>();
  const log: number[] = [];
  const off = emitter.on('closed', (code) => log.push(code));
  emitter.emit('closed', 1);
  off();
  off();
  emitter.emit('closed', 2);
  expect(log).toEqual([1]);
  expect(emitter.count('closed')).toBe(0);
});

test('once', () => {
  const emitter = createEmitter<Events>();
  const log: string[] = [];
  emitter.once('saved', (name) => log.push(`once ${name}`));
  emitter.emit('saved', 'a.txt');
  emitter.emit('saved', 'b.txt');
  expect(log).toEqual(['once a.txt']);
});

test('once together with other handlers', () => {
  const emitter = createEmitter<Events>();
  const log: string[] = [];
  emitter.once('saved', (name) => log.push(`once ${name}`));
  emitter.on('saved', (name) => log.push(`always ${name}`));
  emitter.emit('saved', 'a.txt');
  emitter.emit('saved', 'b.txt');
  expect(log).toEqual(['once a.txt', 'always a.txt', 'always b.txt']);
});
