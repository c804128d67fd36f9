export type Token = number | '+' | '-' | '*' | '/';

const PRECEDENCE: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 2 };

/** Brings an expression into reverse Polish notation. */
export function shuntingYard(tokens: readonly Token[]): Token[] {
  const output: Token[] = [];
  const operators: Token[] = [];
  for (const token of tokens) {
    if (typeof token === 'number') {
      output.push(token);
    } else {
      while (operators.length > 0 && PRECEDENCE[token] <= PRECEDENCE[operators[operators.length - 1]]) {
        output.push(operators.pop() as Token);
      }
      operators.push(token);
    }
  }

  while (operators.length > 0) {
    output.push(operators.pop() as Token);
  }

  return output;
}
