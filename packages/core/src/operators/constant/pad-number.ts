import type { Operator, OperatorSite } from '../operator.ts';
import { operandText } from '../shared/text.ts';

/** `${cents % 100}` → `${String(cents % 100).padStart(2, '0')}`, where a number with too few digits was seen in a text. */
export const padNumber: Operator = {
  name: 'pad-number',
  family: 'constant',
  description: 'cents, minutes, months or hexadecimal digits in a text without their leading zero',
  floor: 1.7,
  on: 'expression',
  *replacements(site, { source, valuesOf }) {
    if (site.node.type.endsWith('Literal') || !standsInText(site)) return;
    const values = valuesOf(site.node);
    const digits = values.flatMap((value) => digitsOf(value) ?? []);
    if (digits.length === 0 || digits.length < values.length) return;
    const operand = operandText(source, site.node);
    const text = typeof values[0] === 'string' ? operand : `String(${source.slice(site.start, site.end)})`;
    for (const [width, cost] of [
      [2, 1.7],
      [3, 2.1],
      [4, 2.2],
    ] as const) {
      if (digits.some((each) => each.length < width) && digits.every((each) => each.length <= width))
        yield { text: `${text}.padStart(${width}, '0')`, cost };
    }
  },
};

/** In a template, beside a `+`, an element of a list that may be joined, or what a function answers. */
function standsInText({ path }: OperatorSite): boolean {
  const up = path.parent?.node;
  if (up?.type === 'BinaryExpression') return up.operator === '+';
  return (
    up?.type === 'TemplateLiteral' ||
    up?.type === 'ArrayExpression' ||
    up?.type === 'ReturnStatement' ||
    (up?.type === 'ArrowFunctionExpression' && path.key === 'body')
  );
}

/** `7` and `'7'` → `7`; `undefined` for what is no run of digits, hexadecimal ones among them. */
function digitsOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^[\da-f]+$/i.test(text) ? text : undefined;
}
