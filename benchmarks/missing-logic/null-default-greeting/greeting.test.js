import { greeting } from './greeting';

test('in a language', () => {
  expect(greeting({ firstName: 'Ann' }, { language: 'fr' })).toBe('Bonjour Ann,');
});

test('in English unless told otherwise', () => {
  expect(greeting({ firstName: 'Ann' }, {})).toBe('Hello Ann,');
  expect(greeting({ firstName: 'Ann' })).toBe('Hello Ann,');
});

test('by the nickname', () => {
  expect(greeting({ firstName: 'Benjamin', nickname: 'Ben' })).toBe('Hello Ben,');
});

test('without a name', () => {
  expect(greeting({}, { language: 'de' })).toBe('Hallo,');
});
