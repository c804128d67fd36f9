const ESCAPES: Readonly<Record<string, string>> = {
  '\u0007': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

/** A path as git writes it into a patch (`core.quotePath` on): in C quotes when it is not plain printable ASCII. */
export function quotePath(path: string): string {
  if (/^[ !#-[\]-~]*$/.test(path)) return path;
  return `"${Array.from(path, quoteCharacter).join('')}"`;
}

function quoteCharacter(character: string): string {
  if (/[ !#-[\]-~]/.test(character)) return character;
  return (
    ESCAPES[character] ?? [...Buffer.from(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
  );
}
