import type * as Babel from '@babel/types';
import { endOf, isFunction, isLoop, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { functionName } from '../../shared/function-name.ts';
import { indentAt } from '../../shared/text.ts';
import { loneCalls } from '../../shared/lone-calls.ts';

const COST = 1.3;
const ASKS: Readonly<Record<string, string>> = { push: 'includes', add: 'has' };

/** Before `seen.push(node);` in a function that calls itself, `if (seen.includes(node)) return;`; in a loop, `continue;`. */
export const skipSeen: PatchOperator = {
  name: 'skip-seen',
  family: 'statement',
  description: 'a walk that notes where it has been and never asks: cycles, and what two ways lead to',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { call, site } of loneCalls(sites)) {
      const asks = ASKS[methodName(call) ?? ''];
      const [item, ...others] = call.arguments;
      const own = enclosingFunction(site.path);
      if (asks === undefined || item?.type !== 'Identifier' || others.length > 0 || own === undefined) continue;
      const seen = textOf(source, (call.callee as Babel.MemberExpression).object);
      if (textOf(source, own.node).includes(`${seen}.${asks}(`)) continue;
      const leaves = wayOut(site.path, own, source);
      const statement = site.path.parent;
      if (leaves === undefined || statement?.index === undefined) continue;
      const at = startOf(statement.node);
      const text = `if (${seen}.${asks}(${item.name})) ${leaves};\n${indentAt(source, at)}`;
      yield { edits: [{ start: at, end: at, text }], cost: COST };
    }
  },
};

/** How the walk goes on without the item. */
function wayOut(path: Path, own: Path, source: string): string | undefined {
  const loop = enclosing(path, (each) => isLoop(each) || isFunction(each))?.node;
  if (loop !== undefined && isLoop(loop)) return 'continue';
  const name = functionName(own);
  if (name === undefined || !new RegExp(`\\b${name}\\(`).test(bodyText(own.node, source))) return undefined;
  const answers = [...pathsOf(own.node, (each) => each !== own.node && isFunction(each))].flatMap(({ node }) =>
    node.type === 'ReturnStatement' && node.argument ? [textOf(source, node.argument)] : [],
  );
  const last = answers.at(-1);
  if (last === undefined) return 'return';
  return /^(\w+|\[\]|'')$/.test(last) ? `return ${last}` : undefined;
}

function bodyText(own: Node, source: string): string {
  const { body } = own as Babel.Function;
  return source.slice(startOf(body), endOf(body));
}
