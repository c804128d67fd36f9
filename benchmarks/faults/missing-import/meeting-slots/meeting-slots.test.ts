import { agenda, freeSlots, isDuring } from './meeting-slots';

const day = { start: '9:00', end: '17:00' };
const standup = { title: 'Standup', start: '9:30', end: '9:45' };
const lunch = { title: 'Lunch', start: '12:00', end: '13:00' };
const review = { title: 'Review', start: '12:30', end: '14:00' };

describe('freeSlots', () => {
  it('is the whole day without meetings', () => {
    expect(freeSlots(day, [], 30)).toEqual(['09:00-17:00']);
  });

  it('lies around a meeting', () => {
    expect(freeSlots(day, [standup], 30)).toEqual(['09:00-09:30', '09:45-17:00']);
  });

  it('lies around meetings that overlap', () => {
    expect(freeSlots(day, [review, lunch, standup], 60)).toEqual(['09:45-12:00', '14:00-17:00']);
  });

  it('is nothing when the day is too short', () => {
    expect(freeSlots({ start: '9:00', end: '9:20' }, [], 30)).toEqual([]);
  });
});

it('knows what is going on at a time', () => {
  expect(isDuring(lunch, '12:00')).toBe(true);
  expect(isDuring(lunch, '13:00')).toBe(false);
});

it('sorts the agenda', () => {
  expect(agenda([lunch, standup])).toEqual(['09:30 Standup', '12:00 Lunch']);
});
