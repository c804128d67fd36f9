import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import type { PatchOperator } from '../operator.ts';
import { executorOf } from '../shared/executor.ts';
import { gapBefore } from '../shared/handler.ts';

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
      const statement = heard?.parent?.node;
      if (heard === undefined) continue;
      const { callee } = heard.node as Babel.CallExpression;
      const hear = `${textOf(source, callee)}('error', ${executor.reject})`;
      if (statement?.type === 'ExpressionStatement' && heard.parent?.index !== undefined) {
        const at = startOf(statement);
        const text = `${hear};${gapBefore(statement, source)}`;
        yield { edits: [...executor.edits, { start: at, end: at, text }], cost: COST };
      } else if (heard.node === executor.node.body) {
        const text = `{ ${hear}; ${textOf(source, heard.node)}; }`;
        yield { edits: [...executor.edits, { start: startOf(heard.node), end: endOf(heard.node), text }], cost: COST };
      }
    }
  },
};

function isHearing(node: Node): boolean {
  if (node.type !== 'CallExpression' || !HEARS.test(methodName(node) ?? '')) return false;
  const [event] = node.arguments;
  return event?.type === 'StringLiteral' && DONE.test(event.value);
}
