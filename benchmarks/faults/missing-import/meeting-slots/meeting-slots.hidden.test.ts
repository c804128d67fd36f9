import { freeSlots } from './meeting-slots';

const day = { start: '8:00', end: '12:00' };
const meeting = (start: string, end: string) => ({ title: 'x', start, end });

it.each([
  [[], 240, ['08:00-12:00']],
  [[], 241, []],
  [[meeting('8:00', '12:00')], 1, []],
  [[meeting('8:00', '9:00')], 1, ['09:00-12:00']],
  [[meeting('11:00', '12:00')], 1, ['08:00-11:00']],
  [[meeting('10:00', '10:30'), meeting('9:00', '11:00')], 30, ['08:00-09:00', '11:00-12:00']],
  [[meeting('9:00', '10:00'), meeting('10:00', '11:00')], 1, ['08:00-09:00', '11:00-12:00']],
  [[meeting('9:00', '10:00'), meeting('10:15', '11:00')], 15, ['08:00-09:00', '10:00-10:15', '11:00-12:00']],
  [[meeting('9:00', '10:00'), meeting('10:15', '11:00')], 16, ['08:00-09:00', '11:00-12:00']],
  [[meeting('7:00', '8:30'), meeting('11:30', '13:00')], 30, ['08:30-11:30']],
  [[meeting('13:00', '14:00')], 30, ['08:00-12:00']],
])('with %j and %d minutes: %j', (meetings, minutes, slots) => {
  expect(freeSlots(day, meetings, minutes)).toEqual(slots);
});

it('does not change the meetings', () => {
  const meetings = Object.freeze([Object.freeze(meeting('10:00', '11:00')), Object.freeze(meeting('9:00', '10:30'))]);

  expect(freeSlots(day, meetings, 30)).toEqual(['08:00-09:00', '11:00-12:00']);
});
