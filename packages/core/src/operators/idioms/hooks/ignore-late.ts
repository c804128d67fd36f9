import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, pathsOf, type Path } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { gapBefore } from '../../shared/handler.ts';
import { indentStep } from '../../shared/text.ts';
import { openEffects } from './hook-calls.ts';

const COST = 1.4;
const SETTER = /^set[A-Z]/;
const NAME = 'ignore';

/**
 * `useEffect(() => { load(id).then((found) => setUser(found)); }, [id])` → with `let ignore = false;` before, `if (!ignore)` at what is set late, and
 * `return () => { ignore = true; };` behind.
 */
export const ignoreLate: PatchOperator = {
  name: 'ignore-late',
  family: 'async',
  description:
    'an effect of a component whose late answer takes the place of a newer one, or comes when the component is gone',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { body, last } of openEffects(sites)) {
      if (textOf(source, body).includes(NAME)) continue;
      const late = [...pathsOf(body)].flatMap((path) => setLate(path, source));
      if (late.length === 0) continue;
      const first = body.body[0] as Node;
      const gap = gapBefore(first, source);
      const inner = gap === ' ' ? gap : gap + indentStep(source);
      const at = { start: startOf(first), end: startOf(first), text: `let ${NAME} = false;${gap}` };
      const end = textOf(source, last).endsWith(';') || gap !== ' ' ? '' : ';';
      const back = `${end}${gap}return () => {${inner}${NAME} = true;${gap}};`;
      yield { edits: [at, ...late, { start: endOf(last), end: endOf(last), text: back }], cost: COST };
    }
  },
};

/** The edit by which a setter is not called when its effect is over; none for what is called at once. */
function setLate(path: Path, source: string): Edit[] {
  const { node, parent } = path;
  if (node.type === 'Identifier' && SETTER.test(node.name) && isHandler(path)) {
    return [{ start: startOf(node), end: endOf(node), text: `(value) => { if (!${NAME}) ${node.name}(value); }` }];
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || !SETTER.test(node.callee.name)) return [];
  if (!isLate(path)) return [];
  const text = textOf(source, node);
  if (parent?.node.type === 'ExpressionStatement') {
    return [{ start: startOf(node), end: startOf(node), text: `if (!${NAME}) ` }];
  }
  if (parent?.node.type === 'ArrowFunctionExpression' && path.key === 'body')
    return [{ start: startOf(node), end: endOf(node), text: `{ if (!${NAME}) ${text}; }` }];
  return [];
}

/** In a handler of a promise, or behind an `await` of its function. */
function isLate(path: Path): boolean {
  const own = enclosing(path, isFunction);
  if (own === undefined) return false;
  if (isHandler(own)) return true;
  const waits = [...pathsOf((own.node as Babel.Function).body, isFunction)];
  return waits.some(({ node }) => node.type === 'AwaitExpression' && startOf(node) < startOf(path.node));
}

function isHandler({ parent, key }: Path): boolean {
  return key === 'arguments' && parent !== undefined && /^(?:then|catch|finally)$/.test(methodName(parent.node) ?? '');
}
