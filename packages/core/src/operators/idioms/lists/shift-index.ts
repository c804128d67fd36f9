import type * as Babel from '@babel/types';
import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { argumentsOf, methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import type { Operator, OperatorSite } from '../../operator.ts';

const COST = 1.1;
const PLACE = /(active|current|selected|focus(ed)?|index|cursor|position)$/i;

/** Where the item at `index` is taken out, `state.active` → `(index < state.active ? state.active - 1 : state.active)`. */
export const shiftIndex: Operator = {
  name: 'shift-index',
  family: 'arguments',
  description: 'a place in a list that is remembered while something before it goes: tabs, pictures, a selection',
  floor: COST,
  on: 'expression',
  *replacements(site, { source, failingValuesOf }) {
    const { node, path } = site;
    const text = textOf(source, node);
    if (node.type !== 'MemberExpression' || !isChain(node) || node.computed || !PLACE.test(text)) return;
    if (path.key === 'left' || !failingValuesOf(node).some((each) => typeof each === 'number' && each > 0)) return;
    for (const gone of removedIn(site, source))
      if (gone !== text) yield { text: `(${gone} < ${text} ? ${text} - 1 : ${text})`, cost: COST };
  },
};

/** `index` in `list.splice(index, 1)`, `list.filter((_, i) => i !== index)`, or where it was looked up and others are kept by a `filter`. */
function removedIn({ path }: OperatorSite, source: string): Set<string> {
  const around = enclosingFunction(path)?.node;
  const nodes = [...(around === undefined ? [] : pathsOf(around))].map(({ node }) => node);
  const isFiltered = nodes.some((node) => methodName(node) === 'filter' && textOf(source, node).includes(' !== '));
  return new Set(
    nodes.flatMap((node) => {
      if (methodName(node) === 'splice') {
        const [at = '', count, ...more] = argumentsOf(node, source) ?? [];
        return count === '1' && more.length === 0 && /^[A-Za-z_$][\w$.]*$/.test(at) ? [at] : [];
      }
      if (isFiltered && node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
        return /^(findIndex|indexOf)$/.test(methodName(node.init) ?? '') ? [node.id.name] : [];
      return methodName(node) === 'filter' ? leftOut(node as Babel.CallExpression, source) : [];
    }),
  );
}

function leftOut({ arguments: [question] }: Babel.CallExpression, source: string): string[] {
  const test: Node | undefined = question && isFunction(question) ? question.body : undefined;
  if (test?.type !== 'BinaryExpression' || !/^!==?$/.test(test.operator) || !question || !isFunction(question))
    return [];
  const [, place] = question.params.map((each) => textOf(source, each));
  const [left, right] = [textOf(source, test.left), textOf(source, test.right)];
  return place === left ? [right] : place === right ? [left] : [];
}
