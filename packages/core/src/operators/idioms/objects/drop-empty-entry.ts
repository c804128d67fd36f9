import type * as Babel from '@babel/types';
import { endOf, textOf, withoutAssertions, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf, programOf, type Path } from '../../../syntax/path.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { gapBefore } from '../../shared/handler.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';

const COST = 1.5;

/** `groups.get(key)?.delete(id);` → and `if (groups.get(key)?.size === 0) groups.delete(key);`. */
export const dropEmptyEntry: PatchOperator = {
  name: 'drop-empty-entry',
  family: 'statement',
  description: 'a key that stays after the last of its items has gone',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const { node: statement, path } of sites) {
      const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
      if (call === undefined || methodName(call) !== 'delete' || path.index === undefined) continue;
      const holder = withoutAssertions(((call as Babel.CallExpression).callee as Babel.MemberExpression).object);
      const entry = holder.type === 'Identifier' ? initialOf(holder.name, path, context) : holder;
      const read = entry && readIn(entry, source);
      const around = enclosingFunction(path)?.node;
      if (read === undefined || (around && textOf(source, around).includes(`${read.map}.delete(`))) continue;
      const optional = call.type === 'OptionalCallExpression' || entry === holder ? '?' : '';
      const size = `${entry === holder ? read.text : textOf(source, holder)}${optional}.size`;
      const at = endOf(statement);
      const gap = gapBefore(statement, source);
      const close = source[at - 1] === ';' || gap.includes('\n') ? '' : ';';
      const text = `${close}${gap}if (${size} === 0) ${read.map}.delete(${read.key});`;
      yield { edits: [{ start: at, end: at, text }], cost: COST };
    }
  },
};

/** What a variable began with that nobody has set since. */
function initialOf(name: string, path: Path, { bindingsAt }: OperatorContext): Node | undefined {
  const declared = bindingsAt(path.node.start as number).find((each) => each.name === name);
  if (declared?.kind !== 'const' && declared?.kind !== 'let') return undefined;
  let initial: Node | undefined;
  for (const { node } of pathsOf(programOf(path))) {
    if (node.type === 'VariableDeclarator' && endOf(node) === declared.usableFrom) initial = node.init ?? undefined;
    const isSet = node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && node.left.name === name;
    if (isSet && declared.kind === 'let') return undefined;
  }
  return initial;
}

/** `groups.get(key)`, where to read both once more changes nothing. */
function readIn(node: Node, source: string): { map: string; key: string; text: string } | undefined {
  const read = withoutAssertions(node);
  const [key, ...others] = read.type === 'CallExpression' ? read.arguments : [];
  if (methodName(read) !== 'get' || key === undefined || others.length > 0) return undefined;
  const { object } = (read as Babel.CallExpression).callee as Babel.MemberExpression;
  if (!isRepeatable(object) || !isRepeatable(key)) return undefined;
  return { map: textOf(source, object), key: textOf(source, key), text: textOf(source, read) };
}
