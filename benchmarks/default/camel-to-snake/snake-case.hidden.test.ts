import { toSnakeCase } from './snake-case';

test.each([
  ['XMLHttpRequest', 'xml_http_request'],
  ['HTML', 'html'],
  ['getURLForID', 'get_url_for_id'],
  ['aB', 'a_b'],
  ['AB', 'ab'],
  ['already_snake', 'already_snake'],
  ['IOError', 'io_error'],
  ['v2API', 'v2_api'],
  ['', ''],
])('%s', (name, expected) => {
  expect(toSnakeCase(name)).toBe(expected);
});
