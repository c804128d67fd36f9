/**
 * Placeholder avatars: initials on a coloured disc for people without a photo.
 */
export interface Person {
  id: string;
  name: string;
  email?: string;
}

export interface Avatar {
  initials: string;
  /** class of the background, `avatar-0` to `avatar-7` */
  className: string;
  label: string;
}

const BACKGROUNDS = 8;
const UNKNOWN = '?';

/** Titles and the like, which are not part of the initials. */
const TITLES = new Set(['dr.', 'dr', 'prof.', 'prof', 'mr.', 'mrs.', 'ms.', 'dipl.-ing.']);

/** Particles that do not count if there are other words. */
const PARTICLES = new Set(['van', 'von', 'de', 'der', 'den', 'la', 'le', 'zu', 'bin']);

function stripRemarks(name: string): string {
  return name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
}

function wordsOf(name: string): string[] {
  const words = stripRemarks(name)
    .replace(/[,;|/_]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !TITLES.has(word.toLowerCase()));
  const significant = words.filter((word) => !PARTICLES.has(word.toLowerCase()));
  return significant.length > 0 ? significant : words;
}

/** The first letter, emoji or other character of a word. */
function firstChar(word: string): string {
  const first = word.replace(/^[\s'"’.-]+/, '').charAt(0);
  return first.toUpperCase();
}

/** "Ada King Lovelace" → "AL", "Cher" → "C", "" → "?" */
export function initialsOf(name: string): string {
  const words = wordsOf(name);
  if (words.length === 0) return UNKNOWN;
  const first = firstChar(words[0]);
  const last = words.length > 1 ? firstChar(words[words.length - 1]) : '';
  return first + last || UNKNOWN;
}

/** A number for the id that stays the same (FNV-1a). */
export function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) {
    hash ^= id.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

function displayName(person: Person): string {
  const name = person.name.trim();
  if (name !== '') return name;
  const local = person.email?.split('@')[0] ?? '';
  return local.replace(/[._+]+/g, ' ').trim();
}

export function avatarOf(person: Person): Avatar {
  const name = displayName(person);
  return {
    initials: initialsOf(name),
    className: `avatar-${hashOf(person.id) % BACKGROUNDS}`,
    label: name === '' ? 'Unknown person' : name,
  };
}

/** The avatars next to a thread: the first few, then "+3". */
export function avatarStack(people: Person[], max = 4): { shown: Avatar[]; more: string } {
  const unique = [...new Map(people.map((person) => [person.id, person])).values()];
  const count = unique.length > max ? max - 1 : unique.length;
  return {
    shown: unique.slice(0, count).map(avatarOf),
    more: unique.length > count ? `+${unique.length - count}` : '',
  };
}
