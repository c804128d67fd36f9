class Parser {
  private position = 0;

  constructor(private readonly tokens: readonly string[]) {}

  parse(): number {
    const value = this.sum();
    if (this.peek() !== undefined) throw new Error(`Unexpected ${this.peek()}`);
    return value;
  }

  private peek(): string | undefined {
    return this.tokens[this.position];
  }

  private take(): string {
    return this.tokens[this.position++] ?? 'end';
  }

  private sum(): number {
    let left = this.product();
    while (this.peek() === '+' || this.peek() === '-') {
      const operator = this.take();
      const right = this.product();
      left = operator === '+' ? left + right : left - right;
    }
    return left;
  }

  private product(): number {
    let left = this.factor();
    while (this.peek() === '*' || this.peek() === '/') {
      const operator = this.take();
      const right = this.factor();
      left = operator === '*' ? left * right : left / right;
    }
    return left;
  }

  private factor(): number {
    const token = this.take();
    if (token === '-') return -this.factor();
    if (token === '(') {
      const value = this.sum();
      if (this.take() !== ')') throw new Error('Missing )');
      return value;
    }
    if (!/^[\d.]+$/.test(token)) throw new Error(`Unexpected ${token}`);
    return Number(token);
  }
}

/** The value of an expression such as `2 * (3 + 4)`. */
export function calculate(text: string): number {
  return new Parser(text.match(/[\d.]+|\S/g) ?? []).parse();
}
