import { formatDay } from './format';
import { postAddress } from './post-address';

const published = new Date('2025-03-01T10:00:00Z');

test('days', () => {
  expect(formatDay(published)).toBe('2025-03-01');
});

test('has day and title', () => {
  expect(postAddress({ title: 'Spring sale', published })).toBe('/2025-03-01/spring-sale');
});

test('has small letters and digits only', () => {
  expect(postAddress({ title: '20 % off: today!', published })).toBe('/2025-03-01/20-off-today');
});
