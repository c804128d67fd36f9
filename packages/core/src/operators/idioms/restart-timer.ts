import { startOf, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf, programOf } from '../../syntax/path.ts';
import type { Operator } from '../operator.ts';

/** `if (timer) return;` before `timer = setTimeout(…)` → `if (timer) clearTimeout(timer);` */
export const restartTimer: Operator = {
  name: 'restart-timer',
  family: 'statement',
  description: 'the first call of a burst that counts, where the last one is meant: saving, searching, resizing',
  floor: 1.3,
  on: 'statement',
  *replacements({ node, path, start }, { source }) {
    if (node.type !== 'IfStatement' || node.alternate || !onlyReturns(node.consequent)) return;
    const condition = textOf(source, node.test);
    const head = source.slice(start, startOf(node.consequent));
    for (const { timer, ends } of timersIn(programOf(path), source))
      if (condition.includes(timer)) yield { text: `${head}${ends}(${timer});`, cost: 1.3 };
  },
};

function onlyReturns(branch: Node): boolean {
  const [only, ...others] = branch.type === 'BlockStatement' ? branch.body : [branch];
  return only?.type === 'ReturnStatement' && !only.argument && others.length === 0;
}

/** What holds a timer, and what ends it. */
function timersIn(program: Node, source: string): { timer: string; ends: string }[] {
  return [...pathsOf(program)].flatMap(({ node }) => {
    if (node.type !== 'AssignmentExpression' || node.right.type !== 'CallExpression') return [];
    const begun = /^((?:\w+\.)*)set(Timeout|Interval)$/.exec(textOf(source, node.right.callee));
    return begun === null ? [] : [{ timer: textOf(source, node.left), ends: `${begun[1]}clear${begun[2]}` }];
  });
}
