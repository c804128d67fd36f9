import { EventHub } from './event-hub';

function recorder() {
  const seen: unknown[][] = [];
  return { seen, record: (...args: unknown[]) => void seen.push(args) };
}

it.each([[[]], [[0]], [[undefined]], [[null, false]], [[1, 2, 3, 4]], [[[1, 2]]]])('once hands over %j', (args) => {
  const hub = new EventHub();
  const { seen, record } = recorder();
  hub.once('e', record);

  hub.emit('e', ...args);

  expect(seen).toEqual([args]);
  expect(seen[0]!.length).toBe(args.length);
});

it('is off before the handler runs', () => {
  const hub = new EventHub();
  const seen: unknown[] = [];
  hub.once('e', (value) => {
    seen.push(value);
    hub.emit('e', 'again');
  });

  hub.emit('e', 'first');

  expect(seen).toEqual(['first']);
});

it('can be taken back before it is called', () => {
  const hub = new EventHub();
  const { seen, record } = recorder();
  hub.once('e', record)();

  expect(hub.emit('e', 1)).toBe(false);
  expect(seen).toEqual([]);
});

it('keeps other handlers', () => {
  const hub = new EventHub();
  const always = recorder();
  const once = recorder();
  hub.once('e', once.record);
  hub.on('e', always.record);

  hub.emit('e', 1);
  hub.emit('e', 2);

  expect(once.seen).toEqual([[1]]);
  expect(always.seen).toEqual([[1], [2]]);
});
