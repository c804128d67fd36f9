import { looksSecret } from './looks-secret.ts';

/** Shorter ones are words that occur everywhere. */
const LEAST_LENGTH = 6;
/** From here on, a value of a `.env` file is secret whatever it and its name look like. */
const ANY_LENGTH = 16;

/**
 * Values that must not leave the machine: of variables that look secret, and of `.env` files also those that are long.
 * `dotenv`: the texts of such files.
 */
export function knownSecrets(
  env: Readonly<Record<string, string | undefined>>,
  dotenv: readonly string[] = [],
): readonly string[] {
  const fromEnv = Object.entries(env).flatMap(([name, value = '']) => (looksSecret(name, value) ? [value] : []));
  const fromFiles = dotenv.flatMap(entriesOf).flatMap(([name, value]) => {
    return looksSecret(name, value) || value.length >= ANY_LENGTH ? [value] : [];
  });
  return [...new Set([...fromEnv, ...fromFiles])].filter(
    (value) => value.length >= LEAST_LENGTH && !value.startsWith('/'),
  );
}

/** `NAME=value`, also with `export`, quotes and a comment behind. */
function entriesOf(text: string): (readonly [string, string])[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, rest = ''] = /^\s*(?:export\s+)?([\w.]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const quoted = /^(["'`])(.*?)\1/.exec(rest)?.[2];
    return [[name, quoted ?? rest.replace(/\s+#.*$/, '').trim()] as const];
  });
}
