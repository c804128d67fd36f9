import { textOf } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';
import { methodName } from '../shared/call.ts';

const COST = 1.2;

/** `title.replace(/\W+/g, '-')` → and `.replace(/^-+|-+$/g, '')`, where a failing test has met one at an end. */
export const trimSeparator: Operator = {
  name: 'trim-separator',
  family: 'missing-value',
  description: 'separators left at the ends of a slug, a key or a file name',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'CallExpression' || !/^replace(All)?$/.test(methodName(node) ?? '')) return;
    const [, put] = node.arguments;
    if (put?.type !== 'StringLiteral' || !/^[-_.,/ ]$/.test(put.value)) return;
    const isAtEnd = (text: unknown) =>
      typeof text === 'string' && (text.startsWith(put.value) || text.endsWith(put.value));
    if (!failingValuesOf(node).some(isAtEnd)) return;
    const mark = put.value.replace(/[./]/, '\\$&');
    yield { text: `${textOf(source, node)}.replace(/^${mark}+|${mark}+$/g, '')`, cost: COST };
  },
};
