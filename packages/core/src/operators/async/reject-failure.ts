import type { Edit } from '../../model/edit.ts';
import { isFunction, startOf, endOf, textOf } from '../../syntax/node.ts';
import { pathsOf, type Path } from '../../syntax/path.ts';
import type { PatchOperator } from '../operator.ts';
import { methodName } from '../shared/call.ts';
import { textIn } from '../shared/choice-in.ts';
import { executorOf } from '../shared/executor.ts';
import { insertAtStart } from '../shared/handler.ts';

const COST = 1.2;
const ERROR = /^(err|error)$/;
/** An error only where a result follows it: alone, `e` is as often an event. */
const ERROR_BESIDE_RESULT = /^(e|err|error|failure|reason)$/;

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

function heedError(path: Path, reject: string, source: string): Edit | undefined {
  const { node, key } = path;
  if (key !== 'arguments' || !isFunction(node) || isForFailures(path)) return undefined;
  const [error, result] = node.params;
  const names = result === undefined ? ERROR : ERROR_BESIDE_RESULT;
  if (error?.type !== 'Identifier' || !names.test(error.name)) return undefined;
  const { body } = node;
  if (new RegExp(`\\b${error.name}\\b`).test(textOf(source, body))) return undefined;
  if (body.type === 'BlockStatement')
    return insertAtStart(body, `if (${error.name}) return ${reject}(${error.name});`, source);
  const [start, end] = [startOf(body), endOf(body)];
  const text = `${error.name} ? ${reject}(${error.name}) : ${textIn(source, body)}`;
  return { start, end, text: body.extra?.['parenthesized'] === true ? text : `(${text})` };
}

/** Whoever catches an error to go on without it does so on purpose. */
function isForFailures({ parent, index }: Path): boolean {
  const name = parent && methodName(parent.node);
  return name === 'catch' || (name === 'then' && index === 1);
}
