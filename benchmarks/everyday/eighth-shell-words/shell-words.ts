/**
 * Splits the command of a task file into program and arguments, as a shell would:
 * single quotes keep everything, double quotes know escapes and variables.
 */
export function shellWords(line: string, env: Record<string, string> = {}): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let quote: '"' | "'" | null = null;

  for (let i = 0; i < line.length; i++) {
    const char = line[i];

    if (quote === "'") {
      if (char === "'") quote = null;
      else word = (word ?? '') + char;
    } else if (char === '\\' && i + 1 < line.length) {
      word = (word ?? '') + line[++i];
    } else if (char === '$') {
      const name = /^\w+/.exec(line.slice(i + 1))?.[0];
      word = (word ?? '') + (name === undefined ? '$' : (env[name] ?? ''));
      i += name?.length ?? 0;
    } else if (quote === '"') {
      if (char === '"') quote = null;
      else word = (word ?? '') + char;
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (/\s/.test(char)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (char === '#' && word === null) {
      break;
    } else {
      word = (word ?? '') + char;
    }
  }

  if (quote !== null) throw new SyntaxError(`missing ${quote}`);
  if (word !== null) words.push(word);
  return words;
}

/** The way back: a word as it has to be written to be read as itself. */
export function shellQuote(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
