export interface MemberId {
  insurer: string;
  number: number;
  dependant: number;
}

// Two to four letters, eight digits, and a suffix for family members, e.g. "ABX 1234 5678/2".
const MEMBER_ID = /^([A-Z]{2,4}) ?(\d{4}) ?(\d{4})(?:\/(\d))?$/;

/** Reads the id on an insurance card; null when it is none. */
export function parseMemberId(text: string): MemberId | null {
  const match = text.trim().toUpperCase().match(MEMBER_ID) as RegExpMatchArray;
  const [, insurer, high, low, dependant = '0'] = match;
  return { insurer, number: Number(high + low), dependant: Number(dependant) };
}

export function formatMemberId({ insurer, number, dependant }: MemberId): string {
  const digits = String(number).padStart(8, '0');
  const suffix = dependant === 0 ? '' : `/${dependant}`;
  return `${insurer} ${digits.slice(0, 4)} ${digits.slice(4)}${suffix}`;
}

export function sameMember(a: string, b: string): boolean {
  const [first, second] = [parseMemberId(a), parseMemberId(b)];
  return first !== null && second !== null && formatMemberId(first) === formatMemberId(second);
}

/** Groups card ids by insurer and collects those that cannot be read. */
export function sortCards(cards: readonly string[]): { byInsurer: Record<string, MemberId[]>; unreadable: string[] } {
  const byInsurer: Record<string, MemberId[]> = {};
  const unreadable: string[] = [];
  for (const card of cards) {
    const id = parseMemberId(card);
    if (id === null) {
      unreadable.push(card);
    } else {
      (byInsurer[id.insurer] ??= []).push(id);
    }
  }
  return { byInsurer, unreadable };
}
