import type * as Babel from '@babel/types';
import type { Edit } from '../../model/edit.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf, type Path } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import type { PatchOperator } from '../operator.ts';
import { executorOf, type Executor } from '../shared/executor.ts';
import { gapBefore } from '../shared/handler.ts';
import { isRepeatable } from '../shared/is-repeatable.ts';

const COST = 1.3;
const HEARS = /^(on|once|addEventListener)$/;
/** Events that tell that all went well. */
const DONE = /^(end|close|finish|exit|data|load|open|connect|message|response|ready|done|complete|success)$/;

/** `new Promise((resolve) => { job.on('end', resolve); })` → `{ job.on('error', reject); job.on('end', resolve); }`. */
export const hearError: PatchOperator = {
  name: 'hear-error',
  family: 'async',
  description: 'a promise made of events that never hears of an error, and waits for ever',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node } of sites) {
      const executor = executorOf(node, source);
      if (executor === undefined || /['"]error['"]/.test(textOf(source, executor.node))) continue;
      const heard = [...pathsOf(executor.node.body)].find(({ node: each }) => isHearing(each));
      const edit = heard && (hearInChain(heard, executor, source) ?? hearBefore(heard, executor, source));
      if (edit !== undefined) yield { edits: [...executor.edits, edit], cost: COST };
    }
  },
};

function isHearing(node: Node): boolean {
  if (node.type !== 'CallExpression' || !HEARS.test(methodName(node) ?? '')) return false;
  const [event] = node.arguments;
  return event?.type === 'StringLiteral' && DONE.test(event.value);
}

/** `start(job).on('end', resolve)` → `start(job).on('error', reject).on('end', resolve)`. */
function hearInChain({ node }: Path, { reject }: Executor, source: string): Edit | undefined {
  const { object, property } = (node as Babel.CallExpression).callee as Babel.MemberExpression;
  const name = textOf(source, property);
  const dot = source.slice(endOf(object), startOf(property));
  if (object.type !== 'CallExpression' || name === 'addEventListener' || dot.trim() !== '.') return undefined;
  return { start: endOf(object), end: endOf(object), text: `${dot}${name}('error', ${reject})` };
}

/** As a statement of its own, for which an arrow function without braces gets some. */
function hearBefore({ node, parent }: Path, executor: Executor, source: string): Edit | undefined {
  const { callee } = node as Babel.CallExpression;
  if (!isRepeatable(callee)) return undefined;
  const hear = `${textOf(source, callee)}('error', ${executor.reject});`;
  if (parent?.node.type === 'ExpressionStatement' && parent.index !== undefined) {
    const at = startOf(parent.node);
    return { start: at, end: at, text: hear + gapBefore(parent.node, source) };
  }
  if (node !== executor.node.body) return undefined;
  const start = (node.extra?.['parenStart'] as number | undefined) ?? startOf(node);
  return { start, end: endOf(executor.node), text: `{ ${hear} ${textOf(source, node)}; }` };
}
