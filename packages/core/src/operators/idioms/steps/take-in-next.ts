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
  *patches(sites, { source, failingValuesOf }) {
    for (const { node, path, start, end } of sites) {
      if (node.type !== 'IfStatement' || node.alternate || path.index === undefined) continue;
      const next = following(path.parent?.node, path.index);
      const { consequent, test } = node;
      const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent;
      if (next === undefined || last === undefined || ENDS.test(last.type)) continue;
      const indent = `\n${indentAt(source, start)}`;
      const inner = `${indent}${indentStep(source)}`;
      const head = source.slice(start, startOf(consequent)).replace(/\)\s*$/, ') ');
      const under = `${head}{${inner}${contentOf(consequent, source)}`;
      // What is said between the two is about the second.
      const said = source.slice(end, startOf(next)).trim();
      const then = `${said === '' ? '' : `${inner}${said}`}${inner}${textOf(source, next)}${indent}}`;
      const whole = { start, end: endOf(next) };
      // To be asked changes something only where the answer was another.
      const answers = failingValuesOf(test);
      const has = (answer: boolean): boolean =>
        answers.length === 0 || answers.some((each) => Boolean(each) === answer);
      if (has(false)) yield { edits: [{ ...whole, text: `${under}${then}` }], cost: COST };
      if (has(true)) yield { edits: [{ ...whole, text: `${under}${indent}} else {${then}` }], cost: COST + 0.1 };
    }
  },
};

/** With what is said in it. */
function contentOf(branch: Babel.Statement, source: string): string {
  return branch.type === 'BlockStatement'
    ? source.slice(startOf(branch) + 1, endOf(branch) - 1).trim()
    : textOf(source, branch);
}

/** What is done next in a block: an expression only. A class cannot do without its `super()`. */
function following(block: Babel.Node | undefined, index: number): Babel.Statement | undefined {
  if (block?.type !== 'BlockStatement') return undefined;
  const next = block.body[index + 1];
  if (next?.type !== 'ExpressionStatement') return undefined;
  const { expression: call } = next;
  return call.type === 'CallExpression' && call.callee.type === 'Super' ? undefined : next;
}
