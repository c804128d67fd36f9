export interface Address {
  name: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
}

interface PostcodeRule {
  pattern: RegExp;
  example: string;
}

const POSTCODES: Record<string, PostcodeRule> = {
  DE: { pattern: /^\d{5}$/, example: '10115' },
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/, example: '1012 AB' },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'EC1A 1BB' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1100-148' },
};

const normalize = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A message for the form, or null when the postcode is fine. Countries without a rule take any postcode. */
export function postcodeError(postcode: string, country: string): string | null {
  const value = normalize(postcode).toUpperCase();
  if (value === '') return 'postcode is required';
  const rule = POSTCODES[country];
  if (rule.pattern.test(value)) return null;
  return `postcode should look like ${rule.example}`;
}

export function addressErrors(address: Address): string[] {
  const errors: string[] = [];
  for (const field of ['name', 'street', 'city'] as const) {
    if (normalize(address[field]) === '') errors.push(`${field} is required`);
  }
  const postcode = postcodeError(address.postcode, address.country);
  if (postcode !== null) errors.push(postcode);
  return errors;
}

export function formatLabel(address: Address, home = 'DE'): string {
  const { name, street, postcode, city, country } = address;
  const lines = [name, street, `${postcode.toUpperCase()} ${city}`].map(normalize);
  if (country !== home) lines.push(country);
  return lines.join('\n');
}
