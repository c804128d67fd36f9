import { validate } from './signup';

const form = { email: 'ann@example.com', name: 'Ann', password: 'secret-42', repeated: 'secret-42' };

test('again and again', () => {
  for (let count = 0; count < 5; count++) expect(validate(form)).toEqual({});
});

test('one address after the other', () => {
  const emails = ['a@b.co', 'ANN@EXAMPLE.COM', 'ann.lee+news@mail.example.org', ' ann@example.com ', 'a-b@c-d.e-f.gh'];
  for (const email of [...emails, ...emails].reverse()) expect(validate({ ...form, email })).toEqual({});
});

test('good and wrong addresses by turns', () => {
  for (const email of ['ann', 'ann@', '@b.co', 'a@b', 'a b@c.de', 'a@b.co/', 'a@@b.co', 'a@b..co', 'x a@b.co y']) {
    expect(validate({ ...form, email: 'ann@example.com' })).toEqual({});
    expect(validate({ ...form, email })).toEqual({ email: 'Not an email address' });
    expect(validate({ ...form, email })).toEqual({ email: 'Not an email address' });
  }
});

test('the first error of each field', () => {
  expect(validate({ email: ' ', name: '', password: 'abc', repeated: 'abd' })).toEqual({
    email: 'Required',
    name: 'Required',
    password: 'At least 8 characters',
    repeated: 'Passwords differ',
  });
  expect(validate({ ...form, password: '12345678', repeated: '12345678' })).toEqual({});
});
