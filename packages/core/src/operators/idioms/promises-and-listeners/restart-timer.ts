import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';
import { endingsOf } from '../../shared/paired-calls.ts';

const COST = 1.3;

/** `if (timer) return;` before `timer = setTimeout(…)` → `if (timer) clearTimeout(timer);` */
export const restartTimer: PatchOperator = {
  name: 'restart-timer',
  family: 'statement',
  description: 'the first call of a burst that counts, where the last one is meant: saving, searching, resizing',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    const timers = sites.flatMap(({ node }) => timerIn(node, context) ?? []);
    for (const { node } of sites) {
      if (node.type !== 'IfStatement' || node.alternate || !onlyReturns(node.consequent)) continue;
      const [start, end] = [startOf(node.consequent), endOf(node.consequent)];
      for (const { timer, ends } of timers)
        if (asksFor(timer, node.test, source))
          yield { edits: [{ start, end, text: `${ends}(${timer});` }], cost: COST };
    }
  },
};

function onlyReturns(branch: Node): boolean {
  const [only, ...others] = branch.type === 'BlockStatement' ? branch.body : [branch];
  return only?.type === 'ReturnStatement' && !only.argument && others.length === 0;
}

/** Whether a condition holds only where there is a timer: `timer`, `timer !== null`, `timer && isLate`. */
function asksFor(timer: string, test: Node, source: string): boolean {
  if (test.type === 'LogicalExpression')
    return test.operator === '&&' && [test.left, test.right].some((each) => asksFor(timer, each, source));
  const asked = test.type === 'BinaryExpression' && /^!==?$/.test(test.operator) ? test.left : test;
  return textOf(source, asked) === timer;
}

/** What holds a timer, and what ends it. */
function timerIn(node: Node, context: OperatorContext): { timer: string; ends: string } | undefined {
  if (node.type !== 'AssignmentExpression' || node.right.type !== 'CallExpression') return undefined;
  const begun = /^((?:#?[\w$]+\.)*)(#?[\w$]+)$/.exec(textOf(context.source, node.right.callee));
  if (begun === null || !beginsTimer(begun[2] as string, node.right, context)) return undefined;
  const ending = endingsOf(begun[2] as string).find((each) => each.ending === 'result');
  return ending && { timer: textOf(context.source, node.left), ends: `${begun[1]}${ending.name}` };
}

/** Other things than timers are set as well, but to no function. */
function beginsTimer(name: string, call: Babel.CallExpression, { kindOf }: OperatorContext): boolean {
  if (/^(set(Timeout|Interval)|schedule)$/.test(name)) return true;
  return call.arguments.some((given) => isFunction(given) || kindOf(given) === 'function');
}
