import { Emitter } from './emitter';

type Events = { tick: number };

test('is off before the listener runs', () => {
  const emitter = new Emitter<Events>();
  const counts: number[] = [];
  emitter.once('tick', () => counts.push(emitter.count('tick')));
  emitter.emit('tick', 1);
  expect(counts).toEqual([0]);
});

test('is off after a listener that throws', () => {
  const emitter = new Emitter<Events>();
  emitter.once('tick', () => {
    throw new Error('no');
  });
  expect(() => emitter.emit('tick', 1)).toThrow('no');
  expect(emitter.count('tick')).toBe(0);
  expect(() => emitter.emit('tick', 2)).not.toThrow();
});

test('hears the payload, once, beside others', () => {
  const emitter = new Emitter<Events>();
  const heard: string[] = [];
  emitter.on('tick', (tick) => heard.push(`on ${tick}`));
  emitter.once('tick', (tick) => {
    heard.push(`once ${tick}`);
    if (tick === 1) emitter.emit('tick', 2);
  });
  emitter.emit('tick', 1);
  emitter.emit('tick', 3);
  expect(heard).toEqual(['on 1', 'once 1', 'on 2', 'on 3']);
});

test('two onces', () => {
  const emitter = new Emitter<Events>();
  const heard: string[] = [];
  emitter.once('tick', (tick) => heard.push(`a${tick}`));
  emitter.once('tick', (tick) => heard.push(`b${tick}`));
  emitter.emit('tick', 1);
  emitter.emit('tick', 2);
  expect(heard).toEqual(['a1', 'b1']);
});
