import { parseTime, Timetable, type Trip } from './transit';

const on = (...days: number[]) => [0, 1, 2, 3, 4, 5, 6].map((d) => days.includes(d)) as Trip['days'];
const trip = (id: string, days: Trip['days'], departs: string, line = '1'): Trip => ({
  id,
  line,
  headsign: 'End',
  days,
  stops: [
    { stop: 'A', departs },
    { stop: 'End', departs: '47:00' },
  ],
});
const ids = (t: Timetable, weekday: number, clock: string, window?: number, limit?: number) =>
  t.nextDepartures('A', weekday, parseTime(clock), window, limit).map((d) => d.tripId);

test('late trips of every service day show up in the night after it, and only there', () => {
  for (let service = 0; service < 7; service++) {
    const t = new Timetable([trip('late', on(service), '24:30')]);
    for (let weekday = 0; weekday < 7; weekday++) {
      const expected = weekday === (service + 1) % 7 ? ['late'] : [];
      expect(ids(t, weekday, '00:10')).toEqual(expected);
    }
  }
});

test('late trips of every service day show up on the evening of that day', () => {
  for (let service = 0; service < 7; service++) {
    const t = new Timetable([trip('late', on(service), '24:30')]);
    for (let weekday = 0; weekday < 7; weekday++) {
      expect(ids(t, weekday, '23:30')).toEqual(weekday === service ? ['late'] : []);
    }
  }
});

test('early trips of every service day show up in the evening before', () => {
  for (let service = 0; service < 7; service++) {
    const t = new Timetable([trip('early', on(service), '00:30')]);
    for (let weekday = 0; weekday < 7; weekday++) {
      expect(ids(t, weekday, '23:30')).toEqual((weekday + 1) % 7 === service ? ['early'] : []);
      expect(ids(t, weekday, '00:10')).toEqual(weekday === service ? ['early'] : []);
    }
  }
});

test('Saturday trips seen on Sunday have the right times', () => {
  const t = new Timetable([trip('x', on(6), '26:05')]);
  expect(t.nextDepartures('A', 0, parseTime('01:35'))).toEqual([
    { tripId: 'x', line: '1', headsign: 'End', time: '02:05', inMinutes: 30 },
  ]);
});

test('a daily late trip is listed once, Sunday included', () => {
  const t = new Timetable([trip('d', on(0, 1, 2, 3, 4, 5, 6), '24:15')]);
  for (let weekday = 0; weekday < 7; weekday++) expect(ids(t, weekday, '00:00')).toEqual(['d']);
});

test('Sunday trips do not run in the night to Sunday', () => {
  const t = new Timetable([trip('s', on(0), '25:00'), trip('m', on(1), '25:00')]);
  expect(ids(t, 0, '00:30')).toEqual([]);
  expect(ids(t, 1, '00:30')).toEqual(['s']);
});

test('window, order and limit', () => {
  const t = new Timetable([
    trip('b', on(6), '24:50', '2'),
    trip('a', on(6), '24:50', '1'),
    trip('c', on(0), '00:40', '3'),
    trip('d', on(6), '27:00'),
  ]);
  expect(ids(t, 0, '00:40')).toEqual(['c', 'a', 'b']);
  expect(ids(t, 0, '00:41')).toEqual(['a', 'b']);
  expect(ids(t, 0, '00:40', 140)).toEqual(['c', 'a', 'b', 'd']);
  expect(ids(t, 0, '00:40', 139)).toEqual(['c', 'a', 'b']);
  expect(ids(t, 0, '00:40', 140, 2)).toEqual(['c', 'a']);
});

test('no departures from the last stop, lines are listed', () => {
  const t = new Timetable([trip('b', on(6), '10:00', '2'), trip('a', on(6), '10:00', '1')]);
  expect(t.nextDepartures('End', 6, 0, 1440)).toEqual([]);
  expect(t.lines).toEqual(['1', '2']);
});
