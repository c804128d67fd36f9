import type * as Babel from '@babel/types';
import { isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import { methodName, renamedCall } from '../../shared/call.ts';
import { functionName } from '../../shared/function-name.ts';
import type { PatchOperator } from '../../operator.ts';
import { endingsOf } from '../../shared/paired-calls.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.4;

/** In `once`, `this.on(wrapped);` with `wrapped = () => { … }`: in it, first of all, `this.off(wrapped);`. */
export const onceOnly: PatchOperator = {
  name: 'once-only',
  family: 'statement',
  description: 'a listener that is to be called once and stays',
  floor: COST,
  on: 'module',
  *patches(sites, { source, facts }) {
    for (const { node, path } of sites) {
      const [listener] = node.type === 'CallExpression' ? node.arguments.toReversed() : [];
      if (listener?.type !== 'Identifier' || !/once/i.test(nameAround(path))) continue;
      const body = bodyOf(listener.name, path);
      const [first] = body?.body ?? [];
      if (first === undefined) continue;
      for (const { name, ending } of endingsOf(methodName(node) ?? '')) {
        const end = renamedCall(node, source, name);
        if (ending !== 'same-arguments' || end === undefined || !facts.words.has(name)) continue;
        const at = startOf(first);
        if (!textOf(source, body as Node).includes(`${name}(`))
          yield { edits: [{ start: at, end: at, text: `${end};\n${indentAt(source, at)}` }], cost: COST };
      }
    }
  },
};

function nameAround(path: Path): string {
  const around = enclosingFunction(path);
  return around === undefined ? '' : (functionName(around) ?? '');
}

function bodyOf(name: string, path: Path): Babel.BlockStatement | undefined {
  for (const { node } of pathsOf((enclosingFunction(path) as Path).node)) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.id.name !== name) continue;
    if (node.init && isFunction(node.init) && node.init.body.type === 'BlockStatement') return node.init.body;
  }
  return undefined;
}
