/**
 * Reads .env files for the dev server: NAME=value lines with quotes, comments
 * and references to other variables.
 */
export type Env = Record<string, string>;

const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/;
const REFERENCE = /\\\$|\$\{(\w+)(?::-([^}]*))?\}|\$([A-Za-z_]\w*)/g;
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', '"': '"', '\\': '\\' };

interface Assignment {
  name: string;
  value: string;
  /** values in single quotes are taken literally */
  literal: boolean;
}

/** The part up to the closing quote; quotes after a backslash do not close. */
function quoted(text: string, line: number): string {
  const quote = text[0];
  let at = 1;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' && quote === '"' ? 2 : 1;
  if (at >= text.length) throw new SyntaxError(`line ${line}: missing ${quote}`);
  return text.slice(1, at);
}

function parseValue(raw: string, line: number): { value: string; literal: boolean } {
  if (raw.startsWith("'")) return { value: quoted(raw, line), literal: true };
  if (raw.startsWith('"')) {
    const value = quoted(raw, line).replace(/\\([nt"\\])/g, (_, char: string) => ESCAPES[char]);
    return { value, literal: false };
  }
  // only a "#" at the beginning or after a space starts a comment
  return { value: raw.replace(/(^|\s+)#.*$/, '').trim(), literal: false };
}

function assignments(text: string): Assignment[] {
  return text.split(/\r?\n/).flatMap((source, index) => {
    const trimmed = source.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return [];
    const match = ASSIGNMENT.exec(trimmed);
    if (!match) throw new SyntaxError(`line ${index + 1}: expected NAME=value`);
    return [{ name: match[1], ...parseValue(match[2], index + 1) }];
  });
}

/** Replaces $NAME, ${NAME} and ${NAME:-fallback}; "\$" is a dollar sign. */
export function expand(text: string, lookup: (name: string) => string | undefined): string {
  return text.replace(REFERENCE, (match, braced?: string, fallback?: string, plain?: string) => {
    if (match === '\\$') return '$';
    const value = lookup((braced ?? plain)!);
    // like in a shell, ":-" also stands in for empty values
    return value || (fallback ?? '');
  });
}

/**
 * Parses the text. References see what the lines before have set and, other
 * than that, the outer variables. The result has only what is in the file.
 */
export function parseEnv(text: string, outer: Readonly<Env> = {}): Env {
  const env: Env = {};
  for (const { name, value, literal } of assignments(text)) {
    env[name] = literal ? value : expand(value, (other) => env[other] ?? outer[other]);
  }
  return env;
}

/** Several files, later ones override; what is set outside wins over all files. */
export function loadEnv(files: readonly string[], outer: Readonly<Env> = {}): Env {
  let env: Env = {};
  for (const file of files) env = { ...env, ...parseEnv(file, { ...env, ...outer }) };
  return { ...env, ...outer };
}
