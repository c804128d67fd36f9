export interface ClinicSettings {
  name: string;
  signature?: string;
  footer?: string;
}

export interface LetterParts {
  recipient: string;
  body: string;
  /** Replaces the signature of the clinic for this letter; an empty one leaves the signature out. */
  signature?: string;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Fills in `{{name}}` placeholders; unknown names stay as they are. */
export function fill(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole);
}

export function signatureFor(letter: LetterParts, clinic: ClinicSettings): string {
  const usual = clinic.signature ?? `Your team at ${clinic.name}`;
  return letter.signature || usual;
}

export function salutation(recipient: string): string {
  const name = recipient.trim();
  return name === '' ? 'Dear patient,' : `Dear ${name},`;
}

/** The complete letter; parts that are empty leave no blank lines behind. */
export function composeLetter(letter: LetterParts, clinic: ClinicSettings): string {
  const values = new Map([
    ['recipient', letter.recipient],
    ['clinic', clinic.name],
  ]);
  return [salutation(letter.recipient), fill(letter.body, values), signatureFor(letter, clinic), clinic.footer ?? '']
    .filter((part) => part !== '')
    .join('\n\n');
}
