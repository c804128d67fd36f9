/** What a file field takes: the `accept` attribute of an input. */

export interface PickedFile {
  readonly name: string;
  /** Media type; empty when the system does not know it. */
  readonly type: string;
  readonly size: number;
}

export interface Limits {
  readonly accept?: string;
  readonly maxBytes?: number;
}

/** Extensions (".pdf") and media types ("image/*") in lower case. */
export function parseAccept(accept: string): string[] {
  return accept
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');
}

/** Everything is accepted when nothing is said. */
export function isAccepted(file: PickedFile, accept = ''): boolean {
  const items = parseAccept(accept);
  if (items.length === 0) return true;
  const { name } = file;
  return items.some((item) => {
    if (item.startsWith('.')) return name.endsWith(item);
    if (item.endsWith('/*')) return file.type.startsWith(item.slice(0, -1));
    return file.type === item;
  });
}

/** Why a file is refused; undefined when it is taken. */
export function refusal(file: PickedFile, { accept, maxBytes = Infinity }: Limits): string | undefined {
  if (!isAccepted(file, accept)) return `${file.name} is not of a kind that is accepted`;
  return file.size > maxBytes ? `${file.name} is too large` : undefined;
}
