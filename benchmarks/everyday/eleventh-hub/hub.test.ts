import { Hub } from './hub';

interface Events {
  select: string;
  resize: { width: number };
}

test('calls listeners in order with the payload', () => {
  const hub = new Hub<Events>();
  const log: string[] = [];
  hub.on('select', (id) => log.push(`a:${id}`));
  hub.on('select', (id) => log.push(`b:${id}`));
  expect(hub.emit('select', 'x')).toBe(2);
  expect(log).toEqual(['a:x', 'b:x']);
  expect(hub.emit('resize', { width: 3 })).toBe(0);
});

test('unsubscribes', () => {
  const hub = new Hub<Events>();
  const log: string[] = [];
  const listener = (id: string) => log.push(id);
  const stop = hub.on('select', listener);
  hub.on('select', listener);
  stop();
  hub.emit('select', '1');
  hub.off('select', listener);
  hub.emit('select', '2');
  expect(log).toEqual(['1']);
});

test('two once listeners both hear the event', () => {
  const hub = new Hub<Events>();
  const log: string[] = [];
  hub.once('select', (id) => log.push(`first ${id}`));
  hub.once('select', (id) => log.push(`second ${id}`));
  hub.emit('select', 'x');
  hub.emit('select', 'y');
  expect(log).toEqual(['first x', 'second x']);
});

test('errors go to the handler and stop nobody', () => {
  const errors: unknown[] = [];
  const hub = new Hub<Events>((error, event) => errors.push([event, (error as Error).message]));
  let reached = false;
  hub.on('select', () => {
    throw new Error('broken');
  });
  hub.on('select', () => {
    reached = true;
  });
  hub.emit('select', 'x');
  expect(errors).toEqual([['select', 'broken']]);
  expect(reached).toBe(true);
});

test('waits for the next event', async () => {
  const hub = new Hub<Events>();
  const next = hub.next('resize');
  hub.emit('resize', { width: 10 });
  expect(await next).toEqual({ width: 10 });
});
