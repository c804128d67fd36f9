import type { Term } from '../terms/term.ts';

const MESSAGE = /^new (\w*Error)\('((?:[^'\\`$]|\\')*)'\)$/;

/**
 * `` new Error(`entry ${id} is closed`) `` of `new Error('entry 1 is closed')`, where `id` was 1: what one test expects to be told is true of other
 * values as well. `undefined` where no word of it is the value of a name.
 */
export function messageWithNames(error: string, terms: readonly Term[]): string | undefined {
  const [, type, message] = MESSAGE.exec(error) ?? [];
  if (message === undefined) return undefined;
  const text = message.replaceAll("\\'", "'").replaceAll(/[\w.-]+/g, (word) => {
    const named = terms.find(
      ({ role, values }) => (role === 'name' || role === 'member') && values.some((value) => isWord(value, word)),
    );
    return named === undefined ? word : `\${${named.text}}`;
  });
  return text.includes('${') ? `new ${type}(\`${text}\`)` : undefined;
}

function isWord(value: unknown, word: string): boolean {
  return (typeof value === 'number' || (typeof value === 'string' && value !== '')) && String(value) === word;
}
