/** Content negotiation by `Accept-Language`, see RFC 9110, section 12.5.4. */

export interface Preference {
  /** A language range in lower case, such as `de`, `de-at` or `*`. */
  range: string;
  quality: number;
  /** Place in the header; of two equal preferences the earlier one wins. */
  position: number;
}

export function parseAcceptLanguage(header: string): Preference[] {
  return header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, position) => {
      const [range, ...params] = part
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim());
      const q = params.find((param) => param.startsWith('q='))?.slice(2);
      return { range, quality: Number(q ?? 1), position };
    });
}

/** How closely a range names a language: 0 for not at all, more for a closer match. */
function specificity(range: string, language: string): number {
  if (range === language) return 3;
  if (language.startsWith(`${range}-`)) return 2;
  return range === '*' ? 1 : 0;
}

function preferenceFor(language: string, preferences: Preference[]): Preference | undefined {
  let best: Preference | undefined;
  let closest = 0;
  for (const preference of preferences) {
    const current = specificity(preference.range, language.toLowerCase());
    if (current > closest) {
      best = preference;
      closest = current;
    }
  }
  return best;
}

/** Those of the offered languages that the client accepts, the most welcome one first. */
export function acceptedLanguages(header: string | undefined, offered: readonly string[]): string[] {
  if (header === undefined || header.trim() === '') return [...offered];
  const preferences = parseAcceptLanguage(header);
  const accepted: { language: string; preference: Preference }[] = [];
  for (const language of offered) {
    const preference = preferenceFor(language, preferences);
    if (preference !== undefined && preference.quality > 0) accepted.push({ language, preference });
  }
  return accepted
    .sort((a, b) => b.preference.quality - a.preference.quality || a.preference.position - b.preference.position)
    .map(({ language }) => language);
}

/** The language to answer in; `fallback` when the client accepts none of those offered. */
export function negotiateLanguage(header: string | undefined, offered: readonly string[], fallback: string): string {
  return acceptedLanguages(header, offered)[0] ?? fallback;
}
