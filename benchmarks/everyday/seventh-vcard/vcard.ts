/**
 * Export and import of contacts as vCard 3.0.
 *
 * Long lines are folded: no line is longer than 75 octets (UTF-8, without the
 * line break), continuation lines start with one blank, which counts. A fold
 * never falls within a character.
 */
export interface Contact {
  name: string;
  familyName?: string;
  givenName?: string;
  organisation?: string;
  emails: string[];
  phones: { type: 'home' | 'work' | 'cell'; number: string }[];
  note?: string;
}

const CRLF = '\r\n';
const MAX_OCTETS = 75;

export function escapeText(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/([,;])/g, '\\$1');
}

export function unescapeText(text: string): string {
  return text.replace(/\\(.)/g, (_, c: string) => (c === 'n' || c === 'N' ? '\n' : c));
}

export function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const char of line) {
    const size = char.length;
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += char;
    octets += size;
  }
  lines.push(current);
  return lines.join(CRLF);
}

export function unfold(text: string): string[] {
  return text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
}

export function toVCard(contact: Contact): string {
  const lines = ['BEGIN:VCARD', 'VERSION:3.0'];
  lines.push(`FN:${escapeText(contact.name)}`);
  lines.push(`N:${escapeText(contact.familyName ?? '')};${escapeText(contact.givenName ?? '')};;;`);
  if (contact.organisation) lines.push(`ORG:${escapeText(contact.organisation)}`);
  for (const email of contact.emails) lines.push(`EMAIL:${escapeText(email)}`);
  for (const phone of contact.phones) {
    lines.push(`TEL;TYPE=${phone.type.toUpperCase()}:${escapeText(phone.number)}`);
  }
  if (contact.note) lines.push(`NOTE:${escapeText(contact.note)}`);
  lines.push('END:VCARD');
  return lines.map(fold).join(CRLF) + CRLF;
}

/** Splits at separators that are not escaped. */
function splitEscaped(value: string, separator: string): string[] {
  const parts = [''];
  for (let i = 0; i < value.length; i++) {
    if (value[i] === '\\') {
      parts[parts.length - 1] += value.slice(i, i + 2);
      i++;
    } else if (value[i] === separator) {
      parts.push('');
    } else {
      parts[parts.length - 1] += value[i];
    }
  }
  return parts;
}

/** Reads all contacts of a file; properties we do not know are skipped. */
export function parseVCards(text: string): Contact[] {
  const contacts: Contact[] = [];
  let contact: Contact | null = null;
  for (const line of unfold(text)) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const [property, ...params] = line.slice(0, colon).toUpperCase().split(';');
    const value = line.slice(colon + 1);

    if (property === 'BEGIN') {
      contact = { name: '', emails: [], phones: [] };
    } else if (!contact) {
      continue;
    } else if (property === 'END') {
      contacts.push(contact);
      contact = null;
    } else if (property === 'FN') {
      contact.name = unescapeText(value);
    } else if (property === 'N') {
      const [family, given] = splitEscaped(value, ';').map(unescapeText);
      if (family) contact.familyName = family;
      if (given) contact.givenName = given;
    } else if (property === 'ORG') {
      contact.organisation = unescapeText(splitEscaped(value, ';')[0]);
    } else if (property === 'EMAIL') {
      contact.emails.push(unescapeText(value));
    } else if (property === 'TEL') {
      const types = params.join(',');
      const type = types.includes('CELL') ? 'cell' : types.includes('WORK') ? 'work' : 'home';
      contact.phones.push({ type, number: unescapeText(value) });
    } else if (property === 'NOTE') {
      contact.note = unescapeText(value);
    }
  }
  return contacts;
}
