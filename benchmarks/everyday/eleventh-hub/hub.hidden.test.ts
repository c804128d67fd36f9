import { Hub } from './hub';

interface Events {
  tick: number;
  other: string;
}

test('a listener that unsubscribes itself does not hide the next one', () => {
  const hub = new Hub<Events>();
  const log: string[] = [];
  const stop = hub.on('tick', () => {
    log.push('a');
    stop();
  });
  hub.on('tick', () => log.push('b'));
  hub.on('tick', () => log.push('c'));
  expect(hub.emit('tick', 1)).toBe(3);
  expect(log).toEqual(['a', 'b', 'c']);
  hub.emit('tick', 2);
  expect(log).toEqual(['a', 'b', 'c', 'b', 'c']);
});

test('many once listeners', () => {
  const hub = new Hub<Events>();
  const log: number[] = [];
  for (let i = 0; i < 7; i++) hub.once('tick', () => log.push(i));
  expect(hub.emit('tick', 1)).toBe(7);
  expect(log).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(hub.listenerCount('tick')).toBe(0);
  expect(hub.emit('tick', 2)).toBe(0);
});

test('once listeners between others', () => {
  const hub = new Hub<Events>();
  const log: string[] = [];
  hub.on('tick', (n) => log.push(`on1 ${n}`));
  hub.once('tick', (n) => log.push(`once ${n}`));
  hub.on('tick', (n) => log.push(`on2 ${n}`));
  hub.emit('tick', 1);
  hub.emit('tick', 2);
  expect(log).toEqual(['on1 1', 'once 1', 'on2 1', 'on1 2', 'on2 2']);
});

test('a once listener that emits again is called only once', () => {
  const hub = new Hub<Events>();
  let calls = 0;
  hub.once('tick', () => {
    calls++;
    if (calls < 5) hub.emit('tick', 2);
  });
  hub.emit('tick', 1);
  expect(calls).toBe(1);
});

test('a once listener that throws is gone, too', () => {
  const hub = new Hub<Events>(() => {});
  let calls = 0;
  hub.once('tick', () => {
    calls++;
    throw new Error('x');
  });
  hub.emit('tick', 1);
  hub.emit('tick', 2);
  expect(calls).toBe(1);
});

test('listeners added while emitting wait for the next event', () => {
  const hub = new Hub<Events>();
  const log: string[] = [];
  hub.once('tick', () => {
    log.push('outer');
    hub.on('tick', (n) => log.push(`inner ${n}`));
  });
  expect(hub.emit('tick', 1)).toBe(1);
  expect(log).toEqual(['outer']);
  hub.emit('tick', 2);
  expect(log).toEqual(['outer', 'inner 2']);
});

test('clear and unsubscribe of once', () => {
  const hub = new Hub<Events>();
  const log: string[] = [];
  const stop = hub.once('tick', () => log.push('never'));
  stop();
  hub.on('tick', () => log.push('tick'));
  hub.on('other', () => log.push('other'));
  hub.clear('other');
  hub.emit('other', 'x');
  hub.emit('tick', 1);
  hub.clear();
  hub.emit('tick', 1);
  expect(log).toEqual(['tick']);
});
