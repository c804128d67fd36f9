/** Names for uploaded files: safe characters, lower-case extension, no collisions. */

export interface NameParts {
  readonly base: string;
  /** With its dot; empty when the name has none. */
  readonly extension: string;
}

const UNSAFE = /[^a-zA-Z0-9._-]+/g;
const MAX_BASE = 40;

export function splitName(name: string): NameParts {
  const dot = name.lastIndexOf('.');
  // a leading dot is part of the name, as in .gitignore
  if (dot === 0) return { base: name, extension: '' };
  return { base: name.slice(0, dot), extension: name.slice(dot).toLowerCase() };
}

export function sanitize(name: string): string {
  return name
    .trim()
    .replaceAll(UNSAFE, '-')
    .replaceAll(/^-+|-+$/g, '');
}

export function uploadName(original: string): string {
  const { base, extension } = splitName(sanitize(original));
  return `${base.slice(0, MAX_BASE)}${extension}`;
}

/** Adds -1, -2, … before the extension until nobody has the name. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const { base, extension } = splitName(name);
  let number = 1;
  while (taken.has(`${base}-${number}${extension}`)) number++;
  return `${base}-${number}${extension}`;
}

export function isImage(name: string): boolean {
  return ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.svg'].includes(splitName(name).extension);
}
