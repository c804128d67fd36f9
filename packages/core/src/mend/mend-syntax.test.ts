import { describe, expect, it } from 'vitest';
import { applyEdits } from '../syntax/apply-edits.ts';
import { mendSyntax } from './mend-syntax.ts';

const MODULE = `import { rates } from './rates.ts';

/** Sum of an order. */
export function total(items: readonly { price: number; count: number }[]): number {
  let sum = 0;
  for (const item of items) {
    if (item.count > 0) {
      sum += item.price * item.count;
    }
  }
  return round(sum);
}

const names = { small: 'S', large: 'L' };

export const label = (size: keyof typeof names): string => names[size];

export async function convert(amount: number, currency: string): Promise<number> {
  const { factor } = await rates(currency);
  return round(amount * factor);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
`;

function firstMend(broken: string): string | undefined {
  const [mend] = mendSyntax(broken, '/p/total.ts');
  return mend && applyEdits(broken, mend.edits);
}

describe('mendSyntax', () => {
  it.each<[string, string, string]>([
    ['a brace that ends a block', '    }\n  }\n', '    }\n'],
    ['a brace that ends a function', 'round(sum);\n}\n', 'round(sum);\n'],
    ['a brace at the end of the file', '/ 100;\n}\n', '/ 100;\n'],
    ['a parenthesis of a call', 'round(sum);', 'round(sum;'],
    ['a parenthesis of a condition', 'item.count > 0) {', 'item.count > 0 {'],
    ['an opening brace', 'item.count > 0) {', 'item.count > 0)'],
    ['an opening parenthesis', 'if (item.count', 'if item.count'],
    ['a bracket', 'names[size];', 'names[size;'],
    ['a comma between properties', "'S', large", "'S' large"],
    ['a colon of a property', "large: 'L'", "large 'L'"],
    ['a closing quote', "'L' }", "'L }"],
    ['an opening quote', "'L' }", "L' }"],
    ['an arrow', 'string => names', 'string names'],
    ['half of an arrow', 'string => names', 'string = names'],
    ['a comma between parameters', 'number, currency', 'number currency'],
  ])('puts %s back', (_what, right, wrong) => {
    const broken = MODULE.replace(right, wrong);

    expect(firstMend(broken)).toBe(MODULE);
  });

  it('reads names that every object has as names', () => {
    const right = 'class A {\n  constructor() {\n    this.toString = this.valueOf;\n  }\n}\n';
    const broken = right.replace('()', '(');

    const mends = mendSyntax(broken, '/p/a.ts').map(({ edits }) => applyEdits(broken, edits));

    expect(mends).toContain(right);
  });

  it.each<[string, string, string]>([
    ['a brace too many', 'round(sum);\n}\n', 'round(sum);\n}\n}\n'],
    ['a parenthesis too many', 'round(sum);', 'round(sum));'],
    ['a comma too many', 'item.count > 0', 'item.count >, 0'],
    ['a misspelt function', 'export function total', 'export funtion total'],
    ['a misspelt return', 'return round(sum)', 'retrun round(sum)'],
    ['a misspelt const', 'const names', 'cosnt names'],
    ['a misspelt import', 'import {', 'improt {'],
    ['a misspelt await', 'await rates', 'awiat rates'],
    ['a bracket for a parenthesis', 'round(sum);', 'round(sum];'],
    ['a quote that does not match', "'L' }", '\'L" }'],
  ])('mends %s', (_what, right, wrong) => {
    const broken = MODULE.replace(right, wrong);

    expect(firstMend(broken)).toBe(MODULE);
  });

  it('takes the near name for an export that the module does not declare', () => {
    const broken = `${MODULE}export { tottal as sum };\n`;

    expect(firstMend(broken)).toBe(`${MODULE}export { total as sum };\n`);
  });

  it('has nothing to say of a text that parses', () => {
    expect(mendSyntax(MODULE, '/p/total.ts')).toEqual([]);
  });

  it('keeps the line ends of the file', () => {
    const module = MODULE.replaceAll('\n', '\r\n');

    expect(firstMend(module.replace('round(sum);\r\n}\r\n', 'round(sum);\r\n'))).toBe(module);
  });
});
