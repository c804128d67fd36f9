/**
 * The sheet behind the price calculator: cells hold numbers or formulas such
 * as "=A1 + 2 * (B1 - C1)", and formulas read other cells.
 */
export type CellValue = number | string;

export class CycleError extends Error {
  constructor(readonly path: readonly string[]) {
    super(`cells refer to each other: ${path.join(' > ')}`);
    this.name = 'CycleError';
  }
}

const TOKEN = /\s*([A-Z]+\d+|\d+(?:\.\d+)?|[-+*/()])/y;

function tokenize(formula: string): string[] {
  const text = formula.trimEnd();
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`cannot read "${text.slice(at)}"`);
    tokens.push(match[1]);
  }
  return tokens;
}

export class Sheet {
  private readonly cells = new Map<string, CellValue>();

  set(name: string, value: CellValue): this {
    this.cells.set(name, value);
    return this;
  }

  /** The value of a cell; empty cells count as 0. Throws a CycleError for cycles. */
  value(name: string): number {
    return this.evaluate(name, []);
  }

  /** The values of all cells in the order they were first set. */
  values(): Record<string, number> {
    return Object.fromEntries([...this.cells.keys()].map((name) => [name, this.value(name)]));
  }

  private evaluate(name: string, path: string[]): number {
    const value = this.cells.get(name) ?? 0;
    if (typeof value === 'number') return value;
    if (path.includes(name)) throw new CycleError([...path.slice(path.indexOf(name)), name]);
    path.push(name);
    return this.compute(value.replace(/^=/, ''), (other) => this.evaluate(other, path));
  }

  private compute(formula: string, read: (name: string) => number): number {
    const tokens = tokenize(formula);
    let at = 0;

    const factor = (): number => {
      const token = tokens[at++];
      if (token === undefined) throw new SyntaxError('unexpected end');
      if (token === '-') return -factor();
      if (token === '(') {
        const inside = sum();
        if (tokens[at++] !== ')') throw new SyntaxError('missing ")"');
        return inside;
      }
      if (/^\d/.test(token)) return Number(token);
      if (/^[A-Z]/.test(token)) return read(token);
      throw new SyntaxError(`unexpected "${token}"`);
    };
    const product = (): number => {
      let left = factor();
      while (tokens[at] === '*' || tokens[at] === '/') {
        left = tokens[at++] === '*' ? left * factor() : left / factor();
      }
      return left;
    };
    const sum = (): number => {
      let left = product();
      while (tokens[at] === '+' || tokens[at] === '-') {
        left = tokens[at++] === '+' ? left + product() : left - product();
      }
      return left;
    };

    const result = sum();
    if (at < tokens.length) throw new SyntaxError(`unexpected "${tokens[at]}"`);
    return result;
  }
}
