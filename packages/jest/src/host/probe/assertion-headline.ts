const OPERATORS: Readonly<Record<string, string>> = {
  '!=': 'notEqual',
  '!==': 'notStrictEqual',
  '==': 'equal',
  '===': 'strictEqual',
};

/**
 * The first line that Jest gives to an error of `node:assert`, whose own message it replaces; `undefined` for other errors.
 */
export function assertionHeadline(error: object): string | undefined {
  const { code, operator, expected } = error as {
    readonly code?: unknown;
    readonly operator?: unknown;
    readonly expected?: unknown;
  };
  if (code !== 'ERR_ASSERTION' || typeof operator !== 'string') return undefined;
  if (operator === '==' && expected === true) return 'assert(received)';
  if (operator === 'throws' || operator === 'doesNotThrow') return `assert.${operator}(function)`;
  return `assert.${OPERATORS[operator] ?? operator}(received, expected)`;
}
