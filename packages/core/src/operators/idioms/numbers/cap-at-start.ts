import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import { patternNames } from '../../../syntax/scope.ts';
import { isChain } from '../../shared/is-chain.ts';
import { infix } from '../../shared/text.ts';
import type { Operator } from '../../operator.ts';

const COST = 0.95;

/** `this.tokens += gained;` → `this.tokens = Math.min(this.size, this.tokens + gained);`, where the constructor has set it to `size`. */
export const capAtStart: Operator = {
  name: 'cap-at-start',
  family: 'arguments',
  description: 'what begins full and is filled again beyond that: tokens, permits, lives',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf }) {
    if (node.type !== 'AssignmentExpression' || node.operator !== '+=') return;
    // A text that grows is never full.
    if (!isChain(node.left) || kindOf(node) === 'string') return;
    const place = textOf(source, node.left);
    const most = place.startsWith('this.') ? startValue(place, path, source) : undefined;
    if (most === undefined) return;
    yield { text: `${place} = Math.min(${most}, ${infix(source, node.left, '+', node.right)})`, cost: COST };
  },
};

/** The field that the constructor takes a field's first value from. */
function startValue(place: string, path: Path, source: string): string | undefined {
  const body = enclosing(path, ({ type }) => type === 'ClassBody')?.node as Babel.ClassBody | undefined;
  const made = body?.body.find((each) => each.type === 'ClassMethod' && each.kind === 'constructor');
  if (made?.type !== 'ClassMethod' || enclosingFunction(path)?.node === made) return undefined;
  const fields = new Set(
    made.params.flatMap((each) => (each.type === 'TSParameterProperty' ? patternNames(each) : [])),
  );
  const sets = [...pathsOf(made.body)].flatMap(({ node }) =>
    node.type === 'AssignmentExpression' && node.operator === '=' ? [node] : [],
  );
  // A parameter that is no field is kept in one.
  const kept = (name: string): string | undefined =>
    fields.has(name)
      ? `this.${name}`
      : sets
          .map((set) => [textOf(source, set.left), textOf(source, set.right)])
          .find(([left, right]) => right === name && left !== place && left?.startsWith('this.'))?.[0];
  const first = sets.find((set) => textOf(source, set.left) === place)?.right;
  if (first?.type === 'Identifier') return kept(first.name);
  return first?.type === 'MemberExpression' && first.object.type === 'ThisExpression'
    ? textOf(source, first)
    : undefined;
}
