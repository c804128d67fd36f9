import { remainingCharacters, validateField, validateForm } from './form-validation';

describe('validateField', () => {
  it('takes what is right', () => {
    expect(validateField('name', 'Ada Lovelace')).toBeUndefined();
    expect(validateField('email', 'ada@example.org')).toBeUndefined();
  });

  it('takes a phone number, however it is written', () => {
    expect(validateField('phone', '+44 (0)20 7946-0958')).toBeUndefined();
  });

  it('does not take a phone number that is too short', () => {
    expect(validateField('phone', '110')).toBe('This is not a phone number.');
  });

  it('wants a long password', () => {
    expect(validateField('password', 'secret')).toBe('At least 10 characters.');
  });
});

describe('validateForm', () => {
  it('wants the required fields', () => {
    expect([...validateForm({ name: ' ' })]).toEqual([
      ['name', 'Please fill this in.'],
      ['email', 'Please fill this in.'],
    ]);
  });

  it('does not mind optional fields that are empty', () => {
    expect(validateForm({ name: 'Ada', email: 'ada@example.org', phone: '' }).size).toBe(0);
  });

  it('names every wrong field', () => {
    expect([...validateForm({ name: 'Ada', email: 'ada', phone: '12-34' })]).toEqual([
      ['email', 'This is not an e-mail address.'],
      ['phone', 'This is not a phone number.'],
    ]);
  });
});

it('counts what can still be written', () => {
  expect(remainingCharacters('hello')).toBe(1995);
});
