import { boardRows, busiestHour, renderBoard } from '../src/day-board';

const at = (hour: number, minute = 0, room = 'A') => ({
  id: `${hour}.${minute}`,
  room,
  start: hour * 60 + minute,
  end: hour * 60 + minute + 20,
});

test.each([
  [
    [9, 10],
    [9, 10],
  ],
  [
    [10, 9],
    [9, 10],
  ],
  [
    [23, 0, 7, 12, 3],
    [0, 3, 7, 12, 23],
  ],
  [
    [1, 11, 2, 22, 12],
    [1, 2, 11, 12, 22],
  ],
  [
    [14, 13],
    [13, 14],
  ],
  [[5], [5]],
  [[], []],
])('hours %j are shown as %j', (hours, shown) => {
  expect(boardRows(hours.map((hour) => at(hour))).map(({ hour }) => hour)).toEqual(shown);
});

test('every row keeps its own appointments, by time and room', () => {
  const rows = boardRows([at(10, 30), at(8, 15, 'B'), at(8, 15, 'A'), at(8, 5), at(10, 0)]);
  expect(rows.map((row) => row.appointments.map(({ start, room }) => `${start}${room}`))).toEqual([
    ['485A', '495A', '495B'],
    ['600A', '630A'],
  ]);
});

test('a tie goes to the earlier hour', () => {
  expect(busiestHour([at(10), at(10, 20), at(9), at(9, 20), at(11)])).toBe(9);
  expect(busiestHour([at(10), at(9), at(9, 20)])).toBe(9);
});

test('the text follows the order of the rows', () => {
  expect(renderBoard([at(12), at(7)])).toBe(' 7 | 07:00 A 7.0\n12 | 12:00 A 12.0');
});
