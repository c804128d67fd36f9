import { MIN_PASSWORD, NAME_LIMIT, PHONE_DIGITS, TEXT_LIMIT } from './limits';

export type Field = 'name' | 'email' | 'phone' | 'password' | 'message';

export type Form = Partial<Record<Field, string>>;

const REQUIRED: readonly Field[] = ['name', 'email'];

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

/** What is wrong with a field; undefined when nothing is. Empty fields are checked elsewhere. */
export function validateField(field: Field, text: string): string | undefined {
  switch (field) {
    case 'name':
      return text.length > NAME_LIMIT ? `At most ${NAME_LIMIT} characters.` : undefined;
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(text) ? undefined : 'This is not an e-mail address.';
    case 'phone': {
      const count = digits(text).length;
      return count < PHONE_DIGITS.min || count > PHONE_DIGITS.max ? 'This is not a phone number.' : undefined;
    }
    case 'password':
      return text.length < MIN_PASSWORD ? `At least ${MIN_PASSWORD} characters.` : undefined;
    case 'message':
      return text.length > TEXT_LIMIT ? `At most ${TEXT_LIMIT} characters.` : undefined;
  }
}

/** Messages by field, in the order of the form. */
export function validateForm(form: Form): Map<Field, string> {
  const problems = new Map<Field, string>();
  for (const field of REQUIRED) {
    if ((form[field] ?? '').trim() === '') problems.set(field, 'Please fill this in.');
  }
  for (const [field, text] of Object.entries(form) as [Field, string][]) {
    if (text.trim() === '' || problems.has(field)) continue;
    const problem = validateField(field, text.trim());
    if (problem !== undefined) problems.set(field, problem);
  }
  return problems;
}

export function remainingCharacters(message: string): number {
  return Math.max(0, TEXT_LIMIT - message.length);
}
