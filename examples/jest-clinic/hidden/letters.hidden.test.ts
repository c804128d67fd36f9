import { composeLetter, signatureFor } from '../src/letters';

const letter = { recipient: 'X', body: 'Y' };

test.each([
  [undefined, undefined, 'Your team at Z'],
  [undefined, 'C', 'C'],
  ['L', 'C', 'L'],
  ['L', undefined, 'L'],
  ['', 'C', ''],
  ['', undefined, ''],
  [undefined, '', ''],
  ['', '', ''],
  ['L', '', 'L'],
])('signature %j in a clinic with %j is %j', (own, usual, expected) => {
  expect(signatureFor({ ...letter, signature: own }, { name: 'Z', signature: usual })).toBe(expected);
});

test('a letter without own signature still gets one', () => {
  expect(composeLetter(letter, { name: 'Z' })).toBe('Dear X,\n\nY\n\nYour team at Z');
  expect(composeLetter({ ...letter, signature: '' }, { name: 'Z' })).toBe('Dear X,\n\nY');
  expect(composeLetter({ ...letter, signature: 'L' }, { name: 'Z', footer: '' })).toBe('Dear X,\n\nY\n\nL');
});
