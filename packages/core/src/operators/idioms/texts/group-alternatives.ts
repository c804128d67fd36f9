import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.2;
const NEW_PATTERN = /^(?:new )?RegExp$/;

/** `` new RegExp(`^${words.join('|')}$`) `` → `` new RegExp(`^(?:${words.join('|')})$`) `` */
export const groupAlternatives: Operator = {
  name: 'group-alternatives',
  family: 'constant',
  description:
    'alternatives in a pattern that was put together: only the first is held at the start, only the last at the end',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    const call = path.parent?.node;
    if (node.type !== 'TemplateLiteral' || path.key !== 'arguments' || path.index !== 0) return;
    if (call?.type !== 'NewExpression' && call?.type !== 'CallExpression') return;
    if (!NEW_PATTERN.test(textOf(source, call.callee))) return;
    const isOpen = (index: number): boolean => !/\((?:\?[:=!])?$/.test(node.quasis[index]?.value.raw ?? '');
    const open = node.expressions.filter(
      (each, index) => isOpen(index) && failingValuesOf(each).some((value) => String(value).includes('|')),
    );
    if (open.length > 0) yield { text: grouped(node, open, source), cost: COST };
  },
};

function grouped(node: Babel.TemplateLiteral, open: readonly unknown[], source: string): string {
  const parts = node.quasis.map(({ value: { raw } }, index) => {
    const part = node.expressions[index];
    if (part === undefined) return raw;
    const text = `\${${textOf(source, part)}}`;
    return raw + (open.includes(part) ? `(?:${text})` : text);
  });
  return `\`${parts.join('')}\``;
}
