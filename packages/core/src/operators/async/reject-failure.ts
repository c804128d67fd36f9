import type { Edit } from '../../model/edit.ts';
import { isFunction, startOf, endOf, textOf } from '../../syntax/node.ts';
import { pathsOf, type Path } from '../../syntax/path.ts';
import type { PatchOperator } from '../operator.ts';
import { executorOf } from '../shared/executor.ts';
import { insertAtStart } from '../shared/handler.ts';

const COST = 1.2;
const ERROR = /^(err|error|e|failure|reason)$/;

/** `new Promise((resolve) => read((error, text) => resolve(text)))` → `(error ? reject(error) : resolve(text))`. */
export const rejectFailure: PatchOperator = {
  name: 'reject-failure',
  family: 'async',
  description: 'a promise made of a callback whose error nobody looks at: it is fulfilled with nothing',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node } of sites) {
      const executor = executorOf(node, source);
      if (executor === undefined) continue;
      for (const path of pathsOf(executor.node.body)) {
        const edit = heedError(path, executor.reject, source);
        if (edit !== undefined) yield { edits: [...executor.edits, edit], cost: COST };
      }
    }
  },
};

function heedError({ node, key }: Path, reject: string, source: string): Edit | undefined {
  if (key !== 'arguments' || !isFunction(node)) return undefined;
  const [error] = node.params;
  if (error?.type !== 'Identifier' || !ERROR.test(error.name)) return undefined;
  const { body } = node;
  if (new RegExp(`\\b${error.name}\\b`).test(textOf(source, body))) return undefined;
  if (body.type === 'BlockStatement')
    return insertAtStart(body, `if (${error.name}) return ${reject}(${error.name});`, source);
  const [start, end] = [startOf(body), endOf(body)];
  return { start, end, text: `(${error.name} ? ${reject}(${error.name}) : ${textOf(source, body)})` };
}
