import { endOf, isFunction, startOf, textOf, type Node } from '../../syntax/node.ts';
import type { PatchOperator } from '../operator.ts';
import { endingsOf } from '../shared/paired-calls.ts';

const COST = 1.3;

/** `if (timer) return;` before `timer = setTimeout(…)` → `if (timer) clearTimeout(timer);` */
export const restartTimer: PatchOperator = {
  name: 'restart-timer',
  family: 'statement',
  description: 'the first call of a burst that counts, where the last one is meant: saving, searching, resizing',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    const timers = sites.flatMap(({ node }) => timerIn(node, source) ?? []);
    for (const { node } of sites) {
      if (node.type !== 'IfStatement' || node.alternate || !onlyReturns(node.consequent)) continue;
      const [start, end] = [startOf(node.consequent), endOf(node.consequent)];
      const condition = textOf(source, node.test);
      for (const { timer, ends } of timers)
        if (condition.includes(timer)) yield { edits: [{ start, end, text: `${ends}(${timer});` }], cost: COST };
    }
  },
};

function onlyReturns(branch: Node): boolean {
  const [only, ...others] = branch.type === 'BlockStatement' ? branch.body : [branch];
  return only?.type === 'ReturnStatement' && !only.argument && others.length === 0;
}

/** What holds a timer, and what ends it. */
function timerIn(node: Node, source: string): { timer: string; ends: string } | undefined {
  if (node.type !== 'AssignmentExpression' || node.right.type !== 'CallExpression') return undefined;
  const begun = /^((?:\w+\.)*)(\w+)$/.exec(textOf(source, node.right.callee));
  const isTimer = /^set(Timeout|Interval)$/.test(begun?.[2] ?? '');
  if (begun === null || (!isTimer && !node.right.arguments.some(isFunction))) return undefined;
  const ending = endingsOf(begun[2] as string).find((each) => each.ending === 'result');
  return ending && { timer: textOf(source, node.left), ends: `${begun[1]}${ending.name}` };
}
