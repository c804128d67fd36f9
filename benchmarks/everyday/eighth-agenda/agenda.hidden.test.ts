import { byTime, layout, type CalendarEvent } from './agenda';

const event = (id: string, start: number, end: number): CalendarEvent => ({ id, start, end });

test('long ones first, in any order given', () => {
  const events = [event('s', 0, 10), event('m', 0, 20), event('l', 0, 30)];
  for (const given of [events, [...events].reverse(), [events[1], events[2], events[0]]]) {
    expect([...given].sort(byTime).map(({ id }) => id)).toEqual(['l', 'm', 's']);
  }
});

test('earlier ones come first, even if short', () => {
  expect([event('b', 5, 100), event('a', 4, 6), event('c', 5, 7)].sort(byTime).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('short ones stack beside a long one', () => {
  expect(layout([event('x', 60, 90), event('day', 60, 480), event('y', 90, 120), event('z', 120, 200)])).toEqual([
    { id: 'day', column: 0, columns: 2 },
    { id: 'x', column: 1, columns: 2 },
    { id: 'y', column: 1, columns: 2 },
    { id: 'z', column: 1, columns: 2 },
  ]);
});

test('a chain makes one group', () => {
  expect(layout([event('a', 0, 20), event('b', 10, 30), event('c', 25, 40), event('d', 40, 50)])).toEqual([
    { id: 'a', column: 0, columns: 2 },
    { id: 'b', column: 1, columns: 2 },
    { id: 'c', column: 0, columns: 2 },
    { id: 'd', column: 0, columns: 1 },
  ]);
});

test('two pairs that start together', () => {
  const columns = Object.fromEntries(
    layout([event('a', 0, 15), event('b', 0, 45), event('c', 60, 75), event('d', 60, 90)]).map((p) => [p.id, p.column]),
  );
  expect(columns).toEqual({ b: 0, a: 1, d: 0, c: 1 });
});
