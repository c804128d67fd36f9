/** Slugs of articles: the last part of their public address. */

const MAX_LENGTH = 60;

// Names that the router keeps for itself.
const RESERVED = new Set(['admin', 'feed', 'search', 'tag']);

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/** Cuts at a hyphen, so that no word is broken. */
function shorten(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, cut > 0 ? cut : MAX_LENGTH);
}

export function slugify(title: string): string {
  const plain = withoutAccents(title).toLowerCase().replace(/['’]/g, '');
  const hyphenated = plain.replace(/[^a-z0-9]+/, '-').replace(/^-|-$/g, '');
  return shorten(hyphenated);
}

/** The slug of `title`, with a number behind it when the plain one is taken or reserved. */
export function uniqueSlug(title: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  const base = slugify(title) || 'untitled';
  if (!used.has(base) && !RESERVED.has(base)) return base;
  let number = 2;
  while (used.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

export function articlePath(year: number, title: string, taken: Iterable<string> = []): string {
  return `/${year}/${uniqueSlug(title, taken)}`;
}
