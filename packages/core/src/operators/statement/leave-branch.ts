import type * as Babel from '@babel/types';
import { endOf, isFunction, isLoop, startOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../syntax/path.ts';
import type { OperatorContext, PatchOperator } from '../operator.ts';
import { indentAt } from '../shared/text.ts';

const COST = { jump: 1.2, return: 1.1, answer: 1.4, verdict: 1.6 };
const MOST_ANSWERS = 3;
const LONGEST = 40;

/** `if (!user) { send(404); }` → `if (!user) { send(404); return; }`, and in a loop `continue;`. */
export const leaveBranch: PatchOperator = {
  name: 'leave-branch',
  family: 'statement',
  description: 'a branch that has dealt with its case, and goes on with the others',
  floor: COST.return,
  on: 'module',
  *patches(sites, context) {
    for (const { node, path, start } of sites) {
      const branch = branchEndingWith(path);
      if (branch === undefined || /^(?:Return|Throw|Break|Continue|If)Statement$/.test(node.type)) continue;
      const gap = `\n${indentAt(context.source, start)}`;
      const end = endOf(node);
      for (const { text, cost } of exitsOf(branch, context))
        yield { edits: [{ start: end, end, text: gap + text }], cost };
    }
  },
};

/** The `if` of which the statement is the last one of a branch in braces. */
function branchEndingWith({ node, parent: block }: Path): Path | undefined {
  if (block?.node.type !== 'BlockStatement' || block.node.body.at(-1) !== node) return undefined;
  return block.parent?.node.type === 'IfStatement' ? block.parent : undefined;
}

function exitsOf(branch: Path, { source }: OperatorContext): { readonly text: string; readonly cost: number }[] {
  const own = enclosingFunction(branch);
  const loop = enclosing(branch, isLoop);
  const inLoop = loop !== undefined && (own === undefined || startOf(loop.node) > startOf(own.node));
  const jumps = inLoop
    ? [
        ...(hasMore(branch, loop.node) ? [{ text: 'continue;', cost: COST.jump }] : []),
        { text: 'break;', cost: COST.jump + 0.1 },
      ]
    : [];
  if (own === undefined || !isFunction(own.node) || isFixed(own.node)) return jumps;
  const answers = answersOf(own.node, source);
  if (answers.length > 0) return [...jumps, ...answers.map((text) => ({ text: `return ${text};`, cost: COST.answer }))];
  const verdicts = ['true', 'false'].map((text) => ({ text: `return ${text};`, cost: COST.verdict }));
  return [...jumps, ...(hasMore(branch, own.node) ? [{ text: 'return;', cost: COST.return }] : []), ...verdicts];
}

/** What it gives back is not for its author to say. */
function isFixed(own: Babel.Function): boolean {
  return own.generator === true || /^(?:constructor|set)$/.test((own as { kind?: string }).kind ?? '');
}

function answersOf(own: Babel.Function, source: string): readonly string[] {
  const answers = [...pathsOf(own.body, isFunction)].flatMap(({ node }) =>
    node.type === 'ReturnStatement' && node.argument ? [textOf(source, node.argument)] : [],
  );
  return [...new Set(answers)].filter((text) => text.length <= LONGEST).slice(0, MOST_ANSWERS);
}

/** Whether something comes after a statement before `around` ends. */
function hasMore(statement: Path, around: Node): boolean {
  for (let each: Path | undefined = statement; each !== undefined && each.node !== around; each = each.parent) {
    const { body } = (each.parent?.node ?? {}) as { body?: unknown };
    if (Array.isArray(body) && body.at(-1) !== each.node) return true;
  }
  return false;
}
