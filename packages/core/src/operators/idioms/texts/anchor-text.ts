import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { callText, methodName } from '../../shared/call.ts';
import { patternText } from '../../shared/pattern-text.ts';

const COST = 1.3;

/** `host.replace('www.', '')` → `host.replace(/^www\./, '')`, `name.replace('.js', '')` → `name.replace(/\.js$/, '')`. */
export const anchorText: Operator = {
  name: 'anchor-text',
  family: 'constant',
  description: 'a prefix or an ending taken away wherever it comes first',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'replace') return;
    const [sought, instead] = node.arguments;
    if (sought?.type !== 'StringLiteral' || sought.value === '' || instead?.type !== 'StringLiteral') return;
    const texts = failingValuesOf((node.callee as Babel.MemberExpression).object).filter(
      (value) => typeof value === 'string',
    );
    const places = texts.map((text) => ({ at: text.indexOf(sought.value), last: text.length - sought.value.length }));
    const pattern = patternText(sought.value);
    const anchored = (text: string): string => callText(node, source, [text, textOf(source, instead)]);
    if (places.some(({ at }) => at > 0)) yield { text: anchored(`/^${pattern}/`), cost: COST };
    if (places.some(({ at, last }) => at >= 0 && at < last)) yield { text: anchored(`/${pattern}$/`), cost: COST };
  },
};
