import { usesOf } from '../../../syntax/free-names.ts';
import { endOf, isLoop, startOf, textOf } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, programOf, type Path } from '../../../syntax/path.ts';
import { isChain } from '../../shared/is-chain.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.2;

/** `for (const key of keys) holder = holder[key];` → `holder = holder[key] ??= {};`, where there was nothing. */
export const makeOnTheWay: Operator = {
  name: 'make-on-the-way',
  family: 'missing-value',
  description: 'a way through nested objects to a place that is to be set, of which a part is not there yet',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    if (node.type !== 'MemberExpression' || !node.computed || !isChain(node)) return;
    if (!failingValuesOf(node).includes(undefined)) return;
    const holder = textOf(source, node.object);
    const isStep = isPutIn(holder, path, source) && enclosing(path, isLoop) !== undefined;
    if (isStep || isChanged(holder, path, source)) yield { text: `(${textOf(source, node)} ??= {})`, cost: COST };
  },
};

/** `holder = …`. */
function isPutIn(holder: string, { key, parent }: Path, source: string): boolean {
  const up = parent?.node;
  const isPut = key === 'right' && up?.type === 'AssignmentExpression' && up.operator === '=';
  return isPut && textOf(source, up.left) === holder;
}

/** `const next = holder[key]`, where `next.size = 1` or `holder = next` follows: what is only read is not made. */
function isChanged(holder: string, path: Path, source: string): boolean {
  const up = path.parent?.node;
  if (path.key !== 'init' || up?.type !== 'VariableDeclarator' || up.id.type !== 'Identifier') return false;
  const program = programOf(path);
  const own = enclosingFunction(path)?.node ?? program;
  const uses = usesOf(program, up.id.name).filter(
    ({ node }) => startOf(own) <= startOf(node) && endOf(node) <= endOf(own),
  );
  return uses.some((use) => isSetIn(use.path) || isPutIn(holder, use.path, source));
}

/** `next.size = …`, `next[key] = …`. */
function isSetIn({ key, parent }: Path): boolean {
  const isHolder = key === 'object' && parent?.node.type === 'MemberExpression';
  return isHolder && parent.key === 'left' && parent.parent?.node.type === 'AssignmentExpression';
}
