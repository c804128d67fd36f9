export interface SignUpForm {
  email: string;
  name: string;
  password: string;
  repeated: string;
}

export type FormErrors = Partial<Record<keyof SignUpForm, string>>;

type Rule = (value: string, form: SignUpForm) => string | undefined;

const EMAIL = /^[^\s@]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

const required: Rule = (value) => (value.trim() === '' ? 'Required' : undefined);

const matches =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    pattern.test(value.trim()) ? undefined : message;

const minLength =
  (length: number): Rule =>
  (value) =>
    value.length < length ? `At least ${length} characters` : undefined;

const RULES: Record<keyof SignUpForm, Rule[]> = {
  email: [required, matches(EMAIL, 'Not an email address')],
  name: [required],
  password: [required, minLength(8), matches(/\d/, 'Needs a digit')],
  repeated: [(value, form) => (value === form.password ? undefined : 'Passwords differ')],
};

/** The first error of each field. */
export function validate(form: SignUpForm): FormErrors {
  const errors: FormErrors = {};
  for (const field of Object.keys(RULES) as (keyof SignUpForm)[]) {
    for (const rule of RULES[field]) {
      const message = rule(form[field], form);
      if (message === undefined) continue;
      errors[field] = message;
      break;
    }
  }
  return errors;
}
