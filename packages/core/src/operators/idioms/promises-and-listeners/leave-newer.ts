import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { indentAt, indented, indentStep } from '../../shared/text.ts';

const COST = { all: 1.25, whole: 1.3, only: 1.4 };
const SETTLES = /\.(then|catch|finally)\(|\basync\b/;

/**
 * `const promise = load().then((value) => { loading.delete(key); keep(value); return value; })`, kept in `loading` meanwhile → in it
 * `if (loading.get(key) === promise) { … }`, so that what has begun since stays.
 */
export const leaveNewer: PatchOperator = {
  name: 'leave-newer',
  family: 'async',
  description: 'a load that ends late and clears or overwrites what a newer one has put in its place',
  floor: COST.all,
  on: 'module',
  *patches(sites, { source }) {
    const ends = sites.flatMap((site) => endingAt(site, source));
    for (const promise of new Set(ends.map((ending) => ending.promise))) {
      const group = ends.filter((ending) => ending.promise === promise);
      const all = onceEach([...group, ...group.flatMap((ending) => keepsBeside(ending, source))]);
      if (all.length > group.length) yield { edits: all.map((each) => guarded(each, false, source)), cost: COST.all };
      yield { edits: group.map((ending) => guarded(ending, true, source)), cost: COST.whole };
      yield { edits: group.map((ending) => guarded(ending, false, source)), cost: COST.only };
    }
  },
};

/** `loading.delete(key)` in what is run when the promise is settled that `loading` holds under the key. */
interface Ending {
  readonly promise: Node;
  readonly key: string;
  readonly isMine: string;
  readonly call: Path;
}

function endingAt({ node, path }: OperatorSite, source: string): Ending[] {
  if (node.type !== 'CallExpression' || methodName(node) !== 'delete' || node.arguments.length !== 1) return [];
  const holder = textOf(source, (node.callee as Babel.MemberExpression).object);
  const key = textOf(source, node.arguments[0] as Node);
  const declared = enclosing(path, ({ type }) => type === 'VariableDeclarator');
  const around = enclosing(path, ({ type }) => type === 'VariableDeclarator' || type === 'ClassBody')?.node;
  if (declared === undefined || around !== declared.node) return [];
  const { id, init } = declared.node as Babel.VariableDeclarator;
  // What is no promise, such as a timer, is rather ended.
  if (!init || !SETTLES.test(textOf(source, init))) return [];
  const isKept = id.type === 'Identifier' && isSetBehind(declared, `${holder}.set(${key}, ${id.name})`, source);
  if (!isKept || textOf(source, declared.node).includes(`${holder}.get(${key})`)) return [];
  return [{ promise: declared.node, key, isMine: `${holder}.get(${key}) === ${id.name}`, call: path }];
}

function onceEach(endings: readonly Ending[]): Ending[] {
  return [...new Map(endings.toReversed().map((ending) => [ending.call.node, ending])).values()];
}

/** `this.store(key, value);`: what another step of the same chain does with the key. */
function keepsBeside({ promise, key, isMine, call }: Ending, source: string): Ending[] {
  const own = enclosingFunction(call)?.node;
  return [...pathsOf(promise)].flatMap((path) => {
    const { node, parent } = path;
    if (node.type !== 'CallExpression' || parent?.node.type !== 'ExpressionStatement') return [];
    const takesKey = node.arguments.some((argument) => textOf(source, argument) === key);
    const step = enclosingFunction(path)?.node;
    return takesKey && step !== undefined && step !== own ? [{ promise, key, isMine, call: path }] : [];
  });
}

function isSetBehind(declared: Path, wanted: string, source: string): boolean {
  const block = declared.parent?.parent?.node;
  if (block === undefined) return false;
  return [...pathsOf(block)].some(({ node }) => node.type === 'CallExpression' && textOf(source, node) === wanted);
}

/** The call alone, or with all that its block does behind it up to an answer. */
function guarded({ isMine, call }: Ending, isWhole: boolean, source: string): Edit {
  const statement = call.parent as Path;
  const text = textOf(source, call.node);
  if (statement.node.type !== 'ExpressionStatement')
    return { start: startOf(call.node), end: endOf(call.node), text: `{ if (${isMine}) ${text}; }` };
  const start = startOf(statement.node);
  const block = statement.parent?.node;
  const rest = block?.type === 'BlockStatement' ? block.body.slice((statement.index ?? 0) + 1) : [];
  const ends = rest.findIndex(({ type }) => /^(Return|Throw)Statement$/.test(type));
  const last = (ends < 0 ? rest : rest.slice(0, ends)).at(-1);
  if (!isWhole || last === undefined)
    return { start, end: endOf(statement.node), text: `if (${isMine}) ${textOf(source, statement.node)}` };
  const [indent, step] = [indentAt(source, start), indentStep(source)];
  const body = indented(source.slice(start, endOf(last)), indent, indent + step);
  return { start, end: endOf(last), text: `if (${isMine}) {\n${indent}${step}${body}\n${indent}}` };
}
