import type * as Babel from '@babel/types';
import { endOf, isFunction, isLoop, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, programOf, type Path } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { functionName } from '../../shared/function-name.ts';
import type { PatchOperator } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';

const COST = { first: 1.4, step: 0.1 };
const MOST_BLANKS = 3;
const BLANK = /^(Numeric|String|Null)Literal$/;

/** `grid[row][col] = digit; if (fill(grid)) return true;` → after it, `grid[row][col] = 0;`: what was tried in vain is taken back. */
export const undoTry: PatchOperator = {
  name: 'undo-try',
  family: 'statement',
  description: 'a search that goes back and leaves its last step in place',
  floor: COST.first,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path } of sites) {
      if (node.type !== 'ExpressionStatement') continue;
      const tried = triedAfter(path, source);
      if (tried === undefined) continue;
      for (const [nth, text] of undoings(node.expression, path, source).entries()) {
        if (source.slice(endOf(tried.last), endOf(tried.own)).includes(text)) continue;
        for (const after of [tried.last, tried.loop]) {
          const at = endOf(after);
          const edit = { start: at, end: at, text: `\n${indentAt(source, startOf(after))}${text}` };
          yield { edits: [edit], cost: COST.first + COST.step * nth + (after === tried.last ? 0 : COST.step) };
        }
      }
    }
  },
};

/** The statement behind it, in a loop, that calls the function it stands in. */
function triedAfter({ parent, index = 0 }: Path, source: string): { last: Node; loop: Node; own: Node } | undefined {
  const block = parent?.node;
  if (block?.type !== 'BlockStatement' || parent === undefined) return undefined;
  const own = enclosingFunction(parent);
  const loop = enclosing(parent, (each) => isLoop(each) || isFunction(each))?.node;
  const name = own === undefined ? undefined : functionName(own);
  if (own === undefined || loop === undefined || !isLoop(loop) || name === undefined) return undefined;
  const last = block.body.slice(index + 1).find((each) => textOf(source, each).includes(`${name}(`));
  return last === undefined ? undefined : { last, loop, own: own.node };
}

/** What takes a step back: the other call, or the value that stands for nothing. */
function undoings(step: Babel.Expression, path: Path, source: string): string[] {
  if (step.type === 'CallExpression' && step.callee.type === 'MemberExpression') {
    const receiver = textOf(source, step.callee.object);
    if (methodName(step) === 'push') return [`${receiver}.pop();`];
    const [first] = step.arguments;
    return methodName(step) === 'add' && first ? [`${receiver}.delete(${textOf(source, first)});`] : [];
  }
  if (step.type !== 'AssignmentExpression' || step.operator !== '=' || step.left.type !== 'MemberExpression') return [];
  if (!step.left.computed) return [];
  if (step.right.type === 'BooleanLiteral') return [`${textOf(source, step.left)} = ${!step.right.value};`];
  return blanksIn(programOf(path), source).map((blank) => `${textOf(source, step.left)} = ${blank};`);
}

/** Values that the module asks items for, first those that it asks for by an index. */
function blanksIn(program: Node, source: string): string[] {
  const blanks = [...pathsOf(program)].flatMap(({ node }) => {
    if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return [];
    const { left, right } = node;
    const isItem = left.type === 'MemberExpression' && left.computed;
    return BLANK.test(right.type) ? [{ text: textOf(source, right), isItem }] : [];
  });
  const inOrder = blanks.toSorted((a, b) => Number(b.isItem) - Number(a.isItem));
  return [...new Set(inOrder.map(({ text }) => text))].slice(0, MOST_BLANKS);
}
