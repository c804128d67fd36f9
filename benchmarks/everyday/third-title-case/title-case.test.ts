import { titleCase } from './title-case';

test('words', () => {
  expect(titleCase('hello world')).toBe('Hello World');
});

test('small words', () => {
  expect(titleCase('lord OF the rings')).toBe('Lord of the Rings');
});

test('first word', () => {
  expect(titleCase('the hobbit')).toBe('The Hobbit');
});
