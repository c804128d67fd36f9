export type Token = number | '+' | '-' | '*' | '/';

const OPERATIONS: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};

/** The value of an expression in reverse Polish notation. */
export function rpnEval(tokens: readonly Token[]): number {
  const stack: number[] = [];

  for (const token of tokens) {
    if (typeof token === 'number') {
      stack.push(token);
    } else {
      const a = stack.pop() as number;
      const b = stack.pop() as number;
      stack.push(OPERATIONS[token](b, a));
    }
  }

  return stack.pop() as number;
}
