import { types } from 'node:util';
import type { Operator } from '../operator.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import { operandText } from '../shared/text.ts';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import { methodName, renamedCall } from '../shared/call.ts';
import { isList } from '../shared/value-kind.ts';

/** `load()` → `await load()` in async functions, early when a promise was seen there; lists of promises by `Promise.all`. */
export const insertAwait: Operator = {
  name: 'insert-await',
  family: 'async',
  description: 'a forgotten await',
  floor: 0.6,
  on: 'expression',
  *replacements({ node, path }, { source, valuesOf }) {
    if (node.type === 'AwaitExpression' || path.parent?.node.type === 'AwaitExpression') return;
    const around = enclosingFunction(path)?.node;
    // A parameter's default may not await.
    if (around === undefined || !(around as { async?: boolean }).async || isInParameters(path)) return;
    const values = valuesOf(node);
    const promised = values.some((value) => types.isPromise(value));
    const list = values.some((value) => isList(value) && value.some((item) => types.isPromise(item)));
    const text = operandText(source, node);
    const mapped = asyncForEach(node, source);
    if (mapped !== undefined) yield { text: `await Promise.all(${mapped})`, cost: 0.8 };
    if (list) yield { text: `await Promise.all(${textOf(source, node)})`, cost: 0.8 };
    if (promised) yield { text: `await ${text}`, cost: node.type === 'CallExpression' ? 0.6 : 0.9 };
    else if (node.type === 'CallExpression' && values.length === 0) yield { text: `await ${text}`, cost: 1.4 };
    else if (node.type === 'CallExpression' && !list) yield { text: `await ${text}`, cost: 2.2 };
  },
};

function isInParameters(path: Parameters<typeof enclosingFunction>[0]): boolean {
  const around = enclosingFunction(path);
  for (let up: typeof path | undefined = path; up !== undefined && up !== around; up = up.parent) {
    if (up.parent === around) return up.key === 'params';
  }
  return false;
}

/** `xs.forEach(async …)`, which nothing waits for, as a `map`. */
function asyncForEach(node: Node, source: string): string | undefined {
  if (node.type !== 'CallExpression' || methodName(node) !== 'forEach') return undefined;
  const callback = node.arguments[0];
  return callback !== undefined && isFunction(callback) && callback.async
    ? renamedCall(node, source, 'map')
    : undefined;
}
