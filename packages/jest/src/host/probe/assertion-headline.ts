const OPERATORS: Readonly<Record<string, string>> = {
  '!=': 'notEqual',
  '!==': 'notStrictEqual',
  '==': 'equal',
  '===': 'strictEqual',
};

interface AssertionFacts {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly operator?: unknown;
  readonly expected?: unknown;
  readonly stack?: unknown;
}

/**
 * The first line that Jest gives to an assertion error, whose own message it replaces: those of `node:assert`, and those of other libraries that are
 * called the same, such as chai. `undefined` for other errors.
 */
export function assertionHeadline(error: object): string | undefined {
  const { name, code, operator, expected, stack } = error as AssertionFacts;
  if (code !== 'ERR_ASSERTION' && name !== 'AssertionError') return undefined;
  if (operator === '==' && expected === true) return 'assert(received)';
  const called = typeof operator === 'string' ? (OPERATORS[operator] ?? operator) : thrownBy(stack);
  if (called === undefined) return expectedValue(expected);
  if (called === 'throws' || called === 'doesNotThrow') return `assert.${called}(function)`;
  return `assert.${called}(received, expected)`;
}

function thrownBy(stack: unknown): string | undefined {
  return ['doesNotThrow', 'throws'].find((name) => String(stack).includes(`.${name}`));
}

/** Of a list or an object nobody but Jest knows how it prints it. */
function expectedValue(expected: unknown): string | undefined {
  switch (typeof expected) {
    case 'string':
      return line(JSON.stringify(expected));
    case 'number':
    case 'boolean':
    case 'undefined':
      return line(String(expected));
    default:
      return expected === null ? line('null') : undefined;
  }
}

function line(value: string): string {
  return `Expected value   ${value}`;
}
