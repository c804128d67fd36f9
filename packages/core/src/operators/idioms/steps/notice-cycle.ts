import type * as Babel from '@babel/types';
import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, programOf, type Path } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { functionName } from '../../shared/function-name.ts';
import { functionStarts, plainParameters } from '../../shared/function-starts.ts';
import { indentAt } from '../../shared/text.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';

const COST = 1.5;

/** Behind `if (done.has(task)) return;` of a walk that calls itself, `if (open.has(task)) throw new Error('cycle'); open.add(task);`. */
export const noticeCycle: PatchOperator = {
  name: 'notice-cycle',
  family: 'condition',
  description: 'a walk that notes what it is done with, and goes round for ever in a circle',
  floor: COST,
  on: 'module',
  *patches(sites, { source, facts }) {
    const open = ['open', 'visiting', 'onTheWay'].find((each) => !facts.words.has(each));
    if (open === undefined) return;
    for (const { own, body, site } of functionStarts(sites, source)) {
      const done = doneIn(site.node, own, source);
      if (done === undefined || !callsItself(enclosingFunction(site.path), body, source)) continue;
      const declared = declarationOf(done.holder, site);
      if (declared === undefined) continue;
      const type = facts.isTyped ? '<unknown>' : '';
      const made = `\n${indentAt(source, startOf(declared))}const ${open} = new Set${type}();`;
      const gap = `\n${indentAt(source, site.start)}`;
      const leaves = facts.expectsThrow ? facts.throwables.map((error) => `throw ${error}`) : ['return'];
      for (const leave of leaves) {
        const asks = `${gap}if (${open}.has(${done.item})) ${leave};${gap}${open}.add(${done.item});`;
        const at = endOf(site.node);
        const edits = [
          { start: endOf(declared), end: endOf(declared), text: made },
          { start: at, end: at, text: asks },
        ];
        yield { edits, cost: COST };
      }
    }
  },
};

/** `if (done.has(task)) return;`. */
function doneIn(
  first: Babel.Node,
  own: Babel.Function,
  source: string,
): { readonly holder: string; readonly item: string } | undefined {
  if (first.type !== 'IfStatement' || first.alternate || methodName(first.test) !== 'has') return undefined;
  const last = first.consequent.type === 'BlockStatement' ? first.consequent.body.at(-1) : first.consequent;
  if (last?.type !== 'ReturnStatement') return undefined;
  const { callee, arguments: given } = first.test as Babel.CallExpression;
  const { object } = callee as Babel.MemberExpression;
  const [item] = given;
  const isGiven = item?.type === 'Identifier' && plainParameters(own).includes(item.name);
  return isGiven && object.type === 'Identifier' ? { holder: object.name, item: textOf(source, item) } : undefined;
}

function callsItself(own: Path | undefined, body: Babel.BlockStatement, source: string): boolean {
  const name = own === undefined ? undefined : functionName(own);
  return [...pathsOf(body)].some(
    ({ node }) => node.type === 'CallExpression' && name !== undefined && textOf(source, node.callee) === name,
  );
}

/** The statement that makes what a function sees under a name. */
function declarationOf(name: string, { path, start }: OperatorSite): Babel.VariableDeclaration | undefined {
  for (const each of pathsOf(programOf(path))) {
    const { node } = each;
    if (node.type !== 'VariableDeclaration' || node.declarations.length !== 1) continue;
    const [{ id, init }] = node.declarations as [Babel.VariableDeclarator];
    if (id.type !== 'Identifier' || id.name !== name || init?.type !== 'NewExpression') continue;
    const block = enclosing(each, ({ type }) => type === 'BlockStatement' || type === 'Program')?.node;
    if (block !== undefined && startOf(block) <= start && start < endOf(block)) return node;
  }
  return undefined;
}
