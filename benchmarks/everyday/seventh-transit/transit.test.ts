import { formatClock, label, parseTime, Timetable, type Trip } from './transit';

const WEEKDAYS: Trip['days'] = [false, true, true, true, true, true, false];
const FRI_SAT: Trip['days'] = [false, false, false, false, false, true, true];
const DAILY: Trip['days'] = [true, true, true, true, true, true, true];
const SUN = 0,
  MON = 1,
  FRI = 5,
  SAT = 6;

const trip = (id: string, line: string, days: Trip['days'], departs: string): Trip => ({
  id,
  line,
  headsign: 'Harbour',
  days,
  stops: [
    { stop: 'Market', departs },
    { stop: 'Harbour', departs },
  ],
});

const board = new Timetable([
  trip('w1', '4', WEEKDAYS, '08:00'),
  trip('w2', '4', WEEKDAYS, '08:20'),
  trip('d1', '7', DAILY, '08:20'),
  trip('n1', 'N2', FRI_SAT, '24:40'),
  trip('n2', 'N2', FRI_SAT, '25:40'),
  trip('e1', '1', WEEKDAYS, '00:20'),
]);
const ids = (weekday: number, clock: string, window?: number) =>
  board.nextDepartures('Market', weekday, parseTime(clock), window).map((d) => d.tripId);

test('times', () => {
  expect(parseTime('25:45')).toBe(1545);
  expect(formatClock(1545)).toBe('01:45');
  expect(() => parseTime('8:5')).toThrow('bad time');
});

test('weekday mornings', () => {
  expect(ids(MON, '07:50')).toEqual(['w1', 'w2', 'd1']);
  expect(ids(SUN, '07:50')).toEqual(['d1']);
});

test('night buses in the night to Saturday', () => {
  const next = board.nextDepartures('Market', SAT, parseTime('00:30'));
  expect(next.map((d) => [d.tripId, d.time, d.inMinutes])).toEqual([
    ['n1', '00:40', 10],
    ['n2', '01:40', 70],
  ]);
});

test('night buses in the night to Sunday', () => {
  expect(ids(SUN, '00:30')).toEqual(['n1', 'n2']);
});

test('looks past midnight in the evening', () => {
  expect(ids(FRI, '23:50')).toEqual(['n1', 'n2']);
  expect(ids(MON, '23:50')).toEqual(['e1']);
});

test('the last bus', () => {
  expect(board.lastDeparture('Market', SAT)).toBe('01:40');
  expect(board.lastDeparture('Market', SUN)).toBe('08:20');
  expect(board.lastDeparture('Harbour', SUN)).toBeNull();
});

test('labels', () => {
  const [next] = board.nextDepartures('Market', MON, parseTime('07:45'));
  expect(label(next)).toBe('in 15 min');
  expect(label({ ...next, inMinutes: 0 })).toBe('now');
  expect(label({ ...next, inMinutes: 31 })).toBe('08:00');
});
