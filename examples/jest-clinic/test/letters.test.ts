import { heal } from '@testheal/jest';
import { composeLetter, fill, salutation, signatureFor } from '../src/letters';

const clinic = { name: 'Lakeside', signature: 'Dr. Mora', footer: 'Open Mon–Fri' };

test('fills in what it knows', () => {
  const values = new Map([['day', 'Monday']]);
  expect(fill('{{ day }} at {{time}}', values)).toBe('Monday at {{time}}');
});

test('salutations', () => {
  expect(salutation(' Mr Holm ')).toBe('Dear Mr Holm,');
  expect(salutation('')).toBe('Dear patient,');
});

test('a letter has its own signature or that of the clinic', () => {
  const letter = { recipient: 'Mr Holm', body: 'Hello' };
  expect(signatureFor({ ...letter, signature: 'Nurse Ana' }, clinic)).toBe('Nurse Ana');
  expect(signatureFor(letter, clinic)).toBe('Dr. Mora');
  expect(signatureFor(letter, { name: 'Lakeside' })).toBe('Your team at Lakeside');
});

test('a letter can go out without signature', () => {
  heal('../src/letters#signatureFor');
  const letter = { recipient: '', body: 'Hello', signature: '' };
  expect(signatureFor(letter, clinic)).toBe('');
  expect(signatureFor(letter, { name: 'Lakeside' })).toBe('');
});

heal('../src/letters#signatureFor')('nothing is left of a signature that is left out', () => {
  const letter = { recipient: 'Ms Ott', body: 'See you at {{clinic}}.', signature: '' };
  expect(composeLetter(letter, clinic)).toBe('Dear Ms Ott,\n\nSee you at Lakeside.\n\nOpen Mon–Fri');
});

test('a complete letter', () => {
  expect(composeLetter({ recipient: 'Ms Ott', body: 'See you.' }, clinic)).toBe(
    'Dear Ms Ott,\n\nSee you.\n\nDr. Mora\n\nOpen Mon–Fri',
  );
});
