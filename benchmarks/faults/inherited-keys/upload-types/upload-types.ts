const TYPES: Record<string, string> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
};

const UNKNOWN = 'application/octet-stream';

export interface Upload {
  name: string;
  /** In bytes. */
  size: number;
}

export interface UploadRules {
  maxSize: number;
  accept: readonly string[];
}

/** In lower case, without the dot; empty when there is none. */
export function extension(fileName: string): string {
  const base = fileName.slice(fileName.lastIndexOf('/') + 1);
  const dot = base.lastIndexOf('.');
  return dot > 0 ? base.slice(dot + 1).toLowerCase() : '';
}

/** The type to serve a file with; browsers offer to save what is unknown. */
export function contentType(fileName: string): string {
  const known = extension(fileName);
  return TYPES[known] ?? UNKNOWN;
}

function accepts(pattern: string, type: string): boolean {
  const plain = type.split(';')[0]!;
  return pattern.endsWith('/*') ? plain.startsWith(pattern.slice(0, -1)) : plain === pattern;
}

/** What is wrong with an upload; empty when nothing is. */
export function uploadProblems(upload: Upload, rules: UploadRules): string[] {
  const problems: string[] = [];
  const type = contentType(upload.name);
  if (!rules.accept.some((pattern) => accepts(pattern, type))) problems.push(`${upload.name}: ${type} is not accepted`);
  if (upload.size > rules.maxSize) problems.push(`${upload.name}: larger than ${rules.maxSize} bytes`);
  return problems;
}

export function isInline(fileName: string): boolean {
  const type = contentType(fileName);
  // An SVG can carry scripts.
  return (type.startsWith('image/') && type !== TYPES['svg']) || type === TYPES['pdf'];
}
