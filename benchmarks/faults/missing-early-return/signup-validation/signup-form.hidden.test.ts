import { isValid, validateForm, validatePassword } from './signup-form';

const short = 'At least 10 characters, please';
const digit = 'At least one digit, please';
const capital = 'At least one capital letter, please';

describe('passwords', () => {
  it.each([
    ['', ['Please choose a password']],
    [' ', [short, digit, capital]],
    ['1', [short, capital]],
    ['A', [short, digit]],
    ['A1', [short]],
    ['a1a1a1a1a1', [capital]],
    ['Abcdefghij', [digit]],
    ['abcdefghij', [digit, capital]],
    ['Abcdefghi1', []],
    ['ABCDEFGHI1', []],
    ['Abcdefgh1', [short]],
  ])('"%s"', (password, problems) => {
    expect(validatePassword(password)).toEqual(problems);
  });

  it('is invalid when empty', () => {
    const form = { email: '', password: '', repeated: '', birthYear: '' };
    expect(isValid(form, 2025)).toBe(false);
    expect(validateForm(form, 2025)).toEqual({
      email: ['Please enter your e-mail address'],
      password: ['Please choose a password'],
      birthYear: ['Please enter a year with four digits'],
    });
  });

  it('collects problems anew every time', () => {
    validatePassword('');
    expect(validatePassword('')).toEqual(['Please choose a password']);
    expect(validatePassword('Abcdefghi1')).toEqual([]);
  });
});
