import { isValid, validateBirthYear, validateEmail, validateForm, validatePassword } from './signup-form';

const good = { email: 'ada@example.org', password: 'Correct-horse-7', repeated: 'Correct-horse-7', birthYear: '1990' };

describe('sign-up form', () => {
  it('accepts a good form', () => {
    expect(validateForm(good, 2025)).toEqual({});
    expect(isValid(good, 2025)).toBe(true);
  });

  it('checks the address', () => {
    expect(validateEmail(' ')).toEqual(['Please enter your e-mail address']);
    expect(validateEmail('ada@home')).toEqual(['This is not an e-mail address']);
  });

  it('names everything that is wrong with a password', () => {
    expect(validatePassword('secret')).toEqual([
      'At least 10 characters, please',
      'At least one digit, please',
      'At least one capital letter, please',
    ]);
    expect(validatePassword('LongEnoughButNoDigit')).toEqual(['At least one digit, please']);
  });

  it('asks for a password', () => {
    expect(validatePassword('')).toEqual(['Please choose a password']);
  });

  it('shows one message below an empty password', () => {
    expect(validateForm({ ...good, password: '', repeated: '' }, 2025)).toEqual({
      password: ['Please choose a password'],
    });
  });

  it('compares the passwords', () => {
    expect(validateForm({ ...good, repeated: 'x' }, 2025)).toEqual({ repeated: ['The passwords differ'] });
  });

  it('checks the year', () => {
    expect(validateBirthYear('90', 2025)).toEqual(['Please enter a year with four digits']);
    expect(validateBirthYear('2010', 2025)).toEqual(['You must be at least 16 years old']);
    expect(validateBirthYear('2009', 2025)).toEqual([]);
    expect(validateBirthYear('1850', 2025)).toEqual(['Please check the year']);
  });
});
