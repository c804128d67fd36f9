/**
 * International bank account numbers: checking, formatting and a small
 * address book of payees. Users type them with spaces, dashes and in any case.
 */
export type IbanProblem = 'characters' | 'country' | 'length' | 'checksum';

const LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  ES: 24,
  FR: 27,
  GB: 22,
  NL: 18,
  NO: 15,
};

export function normalizeIban(input: string): string {
  return input.replace(/[\s-]/g, '').toUpperCase();
}

/** ISO 7064 mod 97-10, piece by piece so that the number stays small. */
function mod97(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const char of rearranged) {
    const value = parseInt(char, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** What is wrong with the number, or null if it is fine. */
export function checkIban(input: string): IbanProblem | null {
  const iban = normalizeIban(input);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return 'characters';
  const length = LENGTHS[iban.slice(0, 2)];
  if (length === undefined) return 'country';
  if (iban.length !== length) return 'length';
  return mod97(iban) === 1 ? null : 'checksum';
}

/** Groups of four, as printed on paper. */
export function formatIban(input: string): string {
  return normalizeIban(input).replace(/(.{4})(?=.)/g, '$1 ');
}

/** Puts the two check digits in for a country and an account part. */
export function buildIban(country: string, account: string): string {
  const draft = normalizeIban(`${country}00${account}`);
  const check = 98 - mod97(draft);
  return draft.slice(0, 2) + String(check).padStart(2, '0') + draft.slice(4);
}

export interface Payee {
  name: string;
  iban: string;
}

export class PayeeBook {
  private readonly byIban = new Map<string, Payee>();

  get size(): number {
    return this.byIban.size;
  }

  add(name: string, iban: string): Payee {
    const problem = checkIban(iban);
    if (problem) throw new Error(`invalid IBAN (${problem})`);
    const payee = { name: name.trim(), iban: formatIban(iban) };
    this.byIban.set(normalizeIban(iban), payee);
    return payee;
  }

  find(iban: string): Payee | undefined {
    return this.byIban.get(normalizeIban(iban));
  }

  remove(iban: string): boolean {
    return this.byIban.delete(normalizeIban(iban));
  }

  inCountry(country: string): Payee[] {
    const code = country.toUpperCase();
    return [...this.byIban.values()].filter((p) => p.iban.startsWith(code));
  }
}
