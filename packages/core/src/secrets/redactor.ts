import { SECRET_PATTERNS, type SecretPattern } from './secret-patterns.ts';

/** Takes secrets out of texts, and puts them back where a text that was made from those names them. */
export interface Redactor {
  /** The text with a name in place of each secret: the same one for the same secret. Lines stay lines. */
  readonly redact: (text: string) => string;
  /** The text with the secrets in place of their names. */
  readonly restore: (text: string) => string;
}

const NAME = 'REDACTED_SECRET_';

/** `known`: values that are secret whatever they look like, such as those in `.env`. */
export function createRedactor(known: readonly string[] = []): Redactor {
  const names = new Map<string, string>();
  // A longer one may have a shorter one in it.
  const values = [...new Set(known)].filter((value) => value !== '').toSorted((a, b) => b.length - a.length);
  return { redact, restore };

  function redact(text: string): string {
    const without = values.reduce((rest, value) => rest.replaceAll(value, () => nameOf(value)), text);
    return SECRET_PATTERNS.reduce(redactBy, without);
  }

  function redactBy(text: string, { pattern, isSecret = () => true }: SecretPattern): string {
    return text.replaceAll(pattern, (match: string, ...rest: unknown[]) => {
      const groups = rest.at(-1);
      const secret = typeof groups === 'object' ? ((groups as Record<string, string>)['secret'] ?? match) : match;
      if (secret.includes(NAME) || !isSecret(secret)) return match;
      return match.replace(secret, () => nameOf(secret));
    });
  }

  /** Line by line, so that what follows keeps its line number. */
  function nameOf(secret: string): string {
    return secret
      .split('\n')
      .map((line) => {
        const name = names.get(line) ?? (line.trim() === '' ? line : `${NAME}${names.size + 1}`);
        if (name !== line) names.set(line, name);
        return name;
      })
      .join('\n');
  }

  function restore(text: string): string {
    const secrets = new Map([...names].map(([secret, name]) => [name, secret]));
    return text.replaceAll(new RegExp(`${NAME}\\d+`, 'g'), (name) => secrets.get(name) ?? name);
  }
}
