import { validate } from './signup';

const form = { email: 'ann@example.com', name: 'Ann', password: 'secret-42', repeated: 'secret-42' };

test('an empty form', () => {
  expect(validate({ email: '', name: ' ', password: '', repeated: '' })).toEqual({
    email: 'Required',
    name: 'Required',
    password: 'Required',
  });
});

test('wrong email addresses', () => {
  for (const email of ['ann', 'ann@', '@example.com', 'ann@example', 'an n@example.com']) {
    expect(validate({ ...form, email })).toEqual({ email: 'Not an email address' });
  }
});

test('passwords', () => {
  expect(validate({ ...form, password: 'a1', repeated: 'a1' }).password).toBe('At least 8 characters');
  expect(validate({ ...form, password: 'password', repeated: 'password' }).password).toBe('Needs a digit');
  expect(validate({ ...form, repeated: 'secret-43' }).repeated).toBe('Passwords differ');
});

test('the errors go away when the user has corrected the form', () => {
  expect(validate({ ...form, name: '' })).toEqual({ name: 'Required' });
  expect(validate(form)).toEqual({});
});
