/** What goes into the log must not have secrets in it, however deep they are. */

const SECRET = /pass(word|phrase)?$|secret|token|api[-_]?key|authorization/i;
const MASK = '[redacted]';
const MAX_DEPTH = 8;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

// Numbers of cards: 13 to 19 digits, perhaps in groups.
const CARD = /\b\d(?:[ -]?\d){12,18}\b/g;

function maskText(text: string): string {
  return text.replace(CARD, (number) => `**** ${number.replace(/\D/g, '').slice(-4)}`);
}

export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}

/** A copy of `value` with its secrets masked. */
export function redact(value: Json, depth = 0): Json {
  if (depth > MAX_DEPTH) return '[too deep]';
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (typeof value === 'object') {
    const copy: { [key: string]: Json } = {};
    for (const [name, inner] of Object.entries(value)) {
      copy[name] = isSecretName(name) ? MASK : redact(inner, depth + 1);
    }
    return copy;
  }
  return value;
}

export function logLine(event: string, details: Json): string {
  return `${event} ${JSON.stringify(redact(details))}`;
}
