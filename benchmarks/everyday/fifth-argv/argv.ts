/**
 * The arguments of a command line. Spaces separate them unless they are quoted; a backslash takes the next character as
 * it is, except in single quotes.
 */
export function splitArgs(line: string): string[] {
  const args: string[] = [];
  let current: string | null = null;
  let quote: string | null = null;

  for (let i = 0; i < line.length; i++) {
    const char = line[i];
    if (char === '\\' && quote !== "'" && i + 1 < line.length) {
      i++;
      current = (current ?? '') + line[i];
    } else if (quote !== null) {
      if (char === quote) quote = null;
      else current = (current ?? '') + char;
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (/\s/.test(char)) {
      if (current !== null) args.push(current);
      current = null;
    } else {
      current = (current ?? '') + char;
    }
  }

  if (quote !== null) throw new Error(`Missing ${quote}`);
  if (current !== null) args.push(current);
  return args;
}

/** The opposite: a line that is split into the given arguments again. */
export function joinArgs(args: readonly string[]): string {
  return args.map((arg) => (/^[\w./:=@-]+$/.test(arg) ? arg : `"${arg.replace(/["\\]/g, '\\$&')}"`)).join(' ');
}
