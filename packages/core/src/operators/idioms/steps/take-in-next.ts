import type * as Babel from '@babel/types';
import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import { indentAt, indentStep } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.5;
const ENDS = /^(Return|Throw|Break|Continue)Statement$/;

/** `if (isLatest) this.result = result; this.loading = false;` → `if (isLatest) { this.result = result; this.loading = false; }`, and as its `else`. */
export const takeInNext: PatchOperator = {
  name: 'take-in-next',
  family: 'order',
  description: 'a step behind a condition that belongs to what is done under it, or to all other cases',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path, start, end } of sites) {
      if (node.type !== 'IfStatement' || node.alternate || path.index === undefined) continue;
      const next = following(path.parent?.node, path.index);
      const inside = node.consequent.type === 'BlockStatement' ? node.consequent.body : [node.consequent];
      const last = inside.at(-1);
      if (next === undefined || last === undefined || ENDS.test(last.type)) continue;
      const [indent, step] = [indentAt(source, start), indentStep(source)];
      const head = source.slice(start, startOf(node.consequent));
      const under = (statements: readonly Babel.Statement[]): string =>
        `{\n${statements.map((each) => `${indent}${step}${textOf(source, each)}\n`).join('')}${indent}}`;
      const whole = { start, end: endOf(next) };
      yield { edits: [{ ...whole, text: `${head}${under([...inside, next])}` }], cost: COST };
      const rest = `${indent}${step}${textOf(source, next)}`;
      const text = `${source.slice(start, end)} else {\n${rest}\n${indent}}`;
      yield { edits: [{ ...whole, text }], cost: COST + 0.1 };
    }
  },
};

/** What is done next in a block: an expression only. */
function following(block: Babel.Node | undefined, index: number): Babel.Statement | undefined {
  if (block?.type !== 'BlockStatement') return undefined;
  const next = block.body[index + 1];
  return next?.type === 'ExpressionStatement' ? next : undefined;
}
