import { layout } from './agenda';

const event = (id: string, start: number, end: number) => ({ id, start: start * 60, end: end * 60 });
const drawn = (...events: ReturnType<typeof event>[]) =>
  layout(events).map(({ id, column, columns }) => `${id} ${column}/${columns}`);

test('one after the other', () => {
  expect(drawn(event('b', 10, 11), event('a', 9, 10))).toEqual(['a 0/1', 'b 0/1']);
  expect(drawn()).toEqual([]);
});

test('two at a time', () => {
  expect(drawn(event('a', 9, 11), event('b', 10, 12))).toEqual(['a 0/2', 'b 1/2']);
});

test('a free column is used again', () => {
  expect(drawn(event('a', 9, 12), event('b', 9.5, 10), event('c', 10, 11))).toEqual(['a 0/2', 'b 1/2', 'c 1/2']);
});

test('the longest stands on the left', () => {
  expect(drawn(event('standup', 9, 9.25), event('workshop', 9, 12), event('call', 9, 10))).toEqual([
    'workshop 0/3',
    'call 1/3',
    'standup 2/3',
  ]);
});

test('groups have columns of their own', () => {
  expect(drawn(event('a', 8, 10), event('b', 9, 10), event('c', 13, 14))).toEqual(['a 0/2', 'b 1/2', 'c 0/1']);
});

test('the given list stays as it is', () => {
  const events = [event('z', 12, 13), event('y', 8, 9)];
  layout(events);
  expect(events.map(({ id }) => id)).toEqual(['z', 'y']);
});
