import { translate } from './translate';

test.each(['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__proto__'])('%s', (key) => {
  expect(translate(key, [{}, { a: 'b' }])).toBe(key);
  expect(translate(key, [{}, JSON.parse(`{ "${key}": "mine" }`)])).toBe('mine');
  expect(translate(key, [])).toBe(key);
});

test('empty messages are messages', () => {
  expect(translate('a', [{ a: '' }, { a: 'b' }])).toBe('');
});

test('values', () => {
  expect(translate('hi', [{ hi: 'Hi {name}' }], { name: 'A' })).toBe('Hi A');
  expect(translate('{name}', [], { name: 'A' })).toBe('A');
});
