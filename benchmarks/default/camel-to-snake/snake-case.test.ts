import { toSnakeCase } from './snake-case';

test('words', () => {
  expect(toSnakeCase('firstName')).toBe('first_name');
  expect(toSnakeCase('name')).toBe('name');
});

test('acronyms before a word', () => {
  expect(toSnakeCase('parseHTTPResponse')).toBe('parse_http_response');
});

test('acronyms at the end', () => {
  expect(toSnakeCase('userID')).toBe('user_id');
  expect(toSnakeCase('toJSON')).toBe('to_json');
});

test('digits', () => {
  expect(toSnakeCase('utf8Decoder')).toBe('utf8_decoder');
});
