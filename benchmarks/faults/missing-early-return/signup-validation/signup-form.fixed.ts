/** Validation of the sign-up form. The form shows the messages below their fields. */

export interface SignupForm {
  readonly email: string;
  readonly password: string;
  readonly repeated: string;
  readonly birthYear: string;
}

export type FormErrors = Partial<Record<keyof SignupForm, string[]>>;

export function validateEmail(email: string): string[] {
  const text = email.trim();
  if (text === '') return ['Please enter your e-mail address'];
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return ['This is not an e-mail address'];
  return [];
}

/** All that is wrong with a password; an empty one is only missing. */
export function validatePassword(password: string): string[] {
  const problems: string[] = [];
  if (password === '') {
    problems.push('Please choose a password');
    return problems;
  }
  if (password.length < 10) problems.push('At least 10 characters, please');
  if (!/\d/.test(password)) problems.push('At least one digit, please');
  if (password.toLowerCase() === password) problems.push('At least one capital letter, please');
  return problems;
}

export function validateBirthYear(text: string, currentYear: number): string[] {
  if (!/^\d{4}$/.test(text)) return ['Please enter a year with four digits'];
  const age = currentYear - Number(text);
  if (age < 16) return ['You must be at least 16 years old'];
  return age > 120 ? ['Please check the year'] : [];
}

export function validateForm(form: SignupForm, currentYear: number): FormErrors {
  const errors: FormErrors = {
    email: validateEmail(form.email),
    password: validatePassword(form.password),
    repeated: form.repeated === form.password ? [] : ['The passwords differ'],
    birthYear: validateBirthYear(form.birthYear, currentYear),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, messages]) => messages.length > 0));
}

export function isValid(form: SignupForm, currentYear: number): boolean {
  return Object.keys(validateForm(form, currentYear)).length === 0;
}
