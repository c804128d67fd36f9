import { topLevelDeclarations } from '../../../syntax/exports.ts';
import { isFunction, type Node } from '../../../syntax/node.ts';
import { programOf, type Path } from '../../../syntax/path.ts';
import { argumentsOf, callText } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

const COST = { own: 1.4, written: 1.6 };
/** A name, or what a date has: no sum, which may lie outside of the month on purpose. */
const DAY = /^[A-Za-z_$][\w$.]*(?:\.get(?:UTC)?Date\(\))?$/;
const MONTH_LENGTH = /^(?:days?(?:In|Of)Month|(?:last|length)(?:Day)?OfMonth|month(?:Length|Days))$/i;

/** `Date.UTC(year, month, day)` → `Date.UTC(year, month, Math.min(day, daysInMonth(year, month)))`, and where no such function is there, written out. */
export const clampDay: Operator = {
  name: 'clamp-day',
  family: 'arguments',
  description:
    'a day that the month does not have, which makes a date of the next one: monthly terms, subscriptions, instalments',
  floor: COST.own,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    const zone = zoneOf(node);
    if (zone === undefined) return;
    const [y = '', m = '', day = '', ...time] = argumentsOf(node, source) ?? [];
    if (!isRepeatable(y) || !isRepeatable(m) || !DAY.test(day)) return;
    const clamped = (last: string): string => callText(node, source, [y, m, `Math.min(${day}, ${last})`, ...time]);
    for (const name of monthLengths(path)) yield { text: clamped(`${name}(${y}, ${m})`), cost: COST.own };
    const last =
      zone === 'UTC' ? `new Date(Date.UTC(${y}, ${m} + 1, 0)).getUTCDate()` : `new Date(${y}, ${m} + 1, 0).getDate()`;
    yield { text: clamped(last), cost: COST.written };
  },
};

/** What reads parts of dates, and calls nothing else. */
function isRepeatable(text: string): boolean {
  return text !== '' && !/[(`=]/.test(text.replaceAll(/\.get(?:UTC)?(?:FullYear|Month)\(\)/g, ''));
}

function zoneOf(node: Node): 'UTC' | 'local' | undefined {
  if (node.type === 'NewExpression') return isNamed(node.callee, 'Date') ? 'local' : undefined;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  return isNamed(node.callee.object, 'Date') && isNamed(node.callee.property, 'UTC') ? 'UTC' : undefined;
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** The module's own functions that tell how many days a month of a year has. */
function monthLengths(path: Path): string[] {
  return [...topLevelDeclarations(programOf(path))].flatMap(([name, made]) =>
    MONTH_LENGTH.test(name) && isFunction(made) && made.params.length === 2 ? [name] : [],
  );
}
