import { formatMessage } from './messages';

const guests = '{count, plural, =0 {Nobody} one {# guest} other {# guests}} in {room}';

test('names', () => {
  expect(formatMessage('Hello {name}, {greeting}', { name: 'Ann' })).toBe('Hello Ann, {greeting}');
});

test('one and other', () => {
  expect(formatMessage(guests, { count: 1, room: 'A' })).toBe('1 guest in A');
  expect(formatMessage(guests, { count: 5, room: 'B' })).toBe('5 guests in B');
});

test('an exact number goes first', () => {
  expect(formatMessage(guests, { count: 0, room: 'A' })).toBe('Nobody in A');
});
