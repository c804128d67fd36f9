import { validateField, validateForm } from './form-validation';
import type { Field } from './form-validation';

const PHONE = 'This is not a phone number.';

it.each<[Field, string, string | undefined]>([
  ['phone', '123456', PHONE],
  ['phone', '1234567', undefined],
  ['phone', '1'.repeat(15), undefined],
  ['phone', '1'.repeat(16), PHONE],
  ['phone', '+1 2 3 4 5 6 7', undefined],
  ['phone', 'seven', PHONE],
  ['name', 'x'.repeat(80), undefined],
  ['name', 'x'.repeat(81), 'At most 80 characters.'],
  ['password', 'x'.repeat(9), 'At least 10 characters.'],
  ['password', 'x'.repeat(10), undefined],
  ['message', 'x'.repeat(2000), undefined],
  ['message', 'x'.repeat(2001), 'At most 2000 characters.'],
  ['email', 'a b@c', 'This is not an e-mail address.'],
])('%s %j: %j', (field, text, problem) => {
  expect(validateField(field, text)).toBe(problem);
});

it('checks texts without the blanks around them', () => {
  expect(validateForm({ name: 'A', email: ' a@b ', phone: ' 1234567 ' }).size).toBe(0);
  expect([...validateForm({ name: 'A', email: 'a@b', phone: ' 123456 ' })]).toEqual([['phone', PHONE]]);
});
