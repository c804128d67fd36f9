export enum DocumentKind {
  Image = 'image',
  Report = 'report',
  Other = 'other',
}

export interface StoredDocument {
  name: string;
  bytes: number;
}

const KINDS = new Map<string, DocumentKind>([
  ['jpg', DocumentKind.Image],
  ['png', DocumentKind.Image],
  ['dcm', DocumentKind.Image],
  ['pdf', DocumentKind.Report],
  ['docx', DocumentKind.Report],
]);

/** Splits a file name into its stem and its extension in lower case, without the dot. */
export function splitName(name: string): { stem: string; extension: string } {
  const dot = name.indexOf('.');
  if (dot <= 0) {
    return { stem: name, extension: '' };
  }
  return { stem: name.slice(0, dot), extension: name.slice(dot + 1).toLowerCase() };
}

export const kindOf = ({ name }: Pick<StoredDocument, 'name'>): DocumentKind =>
  KINDS.get(splitName(name).extension) ?? DocumentKind.Other;

/** A name that is not taken yet: `scan.pdf`, `scan (2).pdf`, `scan (3).pdf`, … */
export function uniqueName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const { stem, extension } = splitName(wanted);
  const suffix = extension === '' ? '' : `.${extension}`;
  let count = 2;
  while (taken.has(`${stem} (${count})${suffix}`)) {
    count += 1;
  }
  return `${stem} (${count})${suffix}`;
}

export function sizeByKind(documents: readonly StoredDocument[]): Partial<Record<DocumentKind, number>> {
  const sizes: Partial<Record<DocumentKind, number>> = {};
  for (const document of documents) {
    const kind = kindOf(document);
    sizes[kind] = (sizes[kind] ?? 0) + document.bytes;
  }
  return sizes;
}
