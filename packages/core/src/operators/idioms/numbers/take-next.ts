import { endOf, isFunction, isLoop, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, type Path } from '../../../syntax/path.ts';
import type { Binding } from '../../../syntax/scope.ts';
import type { Operator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';

const COST = 1.2;
const COUNTER =
  /(?:^|\.|#)(?:next|last)?(?:[iI]ds?|[sS]eq(?:uence)?|[cC]ounter|[sS]erial|[nN]umber|[tT]icket|[vV]ersion|[nN]once|next|uid)$/;
/** What a thing among others may have as well: `user.id`. */
const OF_ONE = /^(ids?|uid|number|serial|ticket|version)$/;
const LOOKS_UP = /^(get|has|delete|find\w*|indexOf|includes|max|min|log)$/;

/** `this.id = Task.next` → `this.id = Task.next++`, where nobody counts it on. */
export const takeNext: Operator = {
  name: 'take-next',
  family: 'variable',
  description: 'a number given out that stays the same for the next one',
  floor: COST,
  on: 'expression',
  *replacements({ node, path, start }, { source, kindOf, bindingsAt }) {
    if ((node.type !== 'MemberExpression' && node.type !== 'Identifier') || !isChain(node)) return;
    const text = textOf(source, node);
    if (!COUNTER.test(text) || kindOf(node) !== 'number' || !isGivenOut(path)) return;
    const [root, ...members] = text.split('.');
    const known = bindingsAt(start).find(({ name }) => name === root);
    const name = text.replace(/^.*[.#]/s, '');
    const isKept =
      node.type === 'Identifier'
        ? known !== undefined && isLeft(known, path)
        : !OF_ONE.test(name) || (members.length === 1 && (root === 'this' || known?.moduleLevel === true));
    if (isKept && !isCounted(name, source) && !isFixed(text.replace(/^.*\./s, ''), source))
      yield { text: `${text}++`, cost: COST };
  },
};

/** Taken by somebody: not compared, computed with, or looked up. What only reads, as a getter does, takes nothing. */
function isGivenOut(path: Path): boolean {
  const own = enclosingFunction(path)?.node;
  const up = path.parent?.node as Node;
  if (own !== undefined && 'kind' in own && own.kind === 'get') return false;
  if (up.type === 'BinaryExpression') return path.key === 'right' && up.operator === '+';
  if (up.type === 'AssignmentExpression') return path.key === 'right' && /^(=|\?\?=|\|\|=)$/.test(up.operator);
  if (path.key === 'arguments') return !LOOKS_UP.test(methodName(up) ?? '');
  if (path.key === 'argument') return up.type === 'ReturnStatement' || up.type === 'YieldExpression';
  if (path.key === 'body') return up.type === 'ArrowFunctionExpression';
  return /^(init|right|value)$/.test(path.key) || (path.key === 'expressions' && up.type === 'TemplateLiteral');
}

/** A variable that the next call or the next round finds as this one leaves it. */
function isLeft({ kind, usableFrom }: Binding, path: Path): boolean {
  const again = enclosing(path, (node) => isFunction(node) || isLoop(node))?.node;
  return kind === 'let' && again !== undefined && (usableFrom < startOf(again) || endOf(again) < usableFrom);
}

function isCounted(name: string, source: string): boolean {
  return new RegExp(
    `(?:\\+\\+|--)[\\w.#]*\\b${name}\\b|\\b${name}\\s*(?:\\+\\+|--|[-+]=)|\\b${name}\\s*=(?!=)\\s*[^;\\n]*[+-]`,
  ).test(source);
}

/** What may not be set. */
function isFixed(name: string, source: string): boolean {
  return new RegExp(`\\b(?:readonly|get)\\s+${name}\\b`).test(source);
}
