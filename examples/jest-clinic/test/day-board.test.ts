import { heal } from '@testheal/jest';
import { spanOf } from '../src/appointments';
import { boardRows, busiestHour, groupByHour, renderBoard } from '../src/day-board';

const at = (id: string, from: string, room = 'R1') => ({ id, room, ...spanOf(from, '23:00') });

test('groups by the hour of the start', () => {
  const groups = groupByHour([
    at('a', '10:05'),
    at('b', '11:00'),
    at('c', '10:55'),
    { ...at('d', '12:00'), cancelled: true },
  ]);
  expect([...groups].map(([hour, entries]) => [hour, entries.map(({ id }) => id)])).toEqual([
    [10, ['a', 'c']],
    [11, ['b']],
  ]);
});

test('an afternoon', () => {
  const rows = boardRows([at('a', '15:30'), at('b', '13:00'), at('c', '15:00')]);
  expect(rows.map(({ hour, appointments }) => [hour, appointments.map(({ id }) => id)])).toEqual([
    [13, ['b']],
    [15, ['c', 'a']],
  ]);
});

heal('../src/day-board#boardRows')('a whole day runs from morning to evening', () => {
  const rows = boardRows([at('a', '10:00'), at('b', '08:30'), at('c', '17:00'), at('d', '09:15')]);
  expect(rows.map(({ hour }) => hour)).toEqual([8, 9, 10, 17]);
  expect(boardRows([at('a', '20:00'), at('b', '02:10'), at('c', '10:00')]).map(({ hour }) => hour)).toEqual([
    2, 10, 20,
  ]);
});

test('the board as text', () => {
  heal('../src/day-board#boardRows');
  expect(renderBoard([at('x', '11:20', 'R2'), at('y', '11:20'), at('z', '09:05')])).toBe(
    [' 9 | 09:05 R1 z', '11 | 11:20 R1 y, 11:20 R2 x'].join('\n'),
  );
});

test('the busiest hour', () => {
  expect(busiestHour([at('a', '10:00'), at('b', '11:00'), at('c', '11:30')])).toBe(11);
  expect(busiestHour([])).toBeNull();
});
