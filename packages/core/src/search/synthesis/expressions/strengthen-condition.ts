import { asOperand } from '../../../operators/shared/text.ts';
import { ABSENT } from '../../../ports/probe-lab.ts';
import { textOf, type Node } from '../../../syntax/node.ts';
import type { Proposal } from '../../frontier.ts';
import type { ExpressionPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import type { ExpressionBench } from './expression-bench.ts';
import { truthClasses } from '../terms/truth.ts';

const MOST_CONDITIONS = 300;
/** Who asks one thing of an object forgets the other one of the same object, more than any other. */
const KIN = { flag: 0.4, pair: 0.5, part: 0.3 };

/** `N && C` and `N || C` with what separates the recorded states. */
export function* strengthened(place: ExpressionPlace, bench: ExpressionBench, workshop: Workshop): Generator<Proposal> {
  const { context } = workshop;
  const { node } = place.site.path;
  const text = textOf(context.source, node);
  const part = (operator: '&&' | '||'): string => {
    const loose =
      node.type === 'LogicalExpression'
        ? node.operator !== operator
        : /^(Conditional|Assignment|Arrow|Yield)/.test(node.type);
    return loose ? `(${text})` : text;
  };
  const conditions = truthClasses(
    bench.pool
      .terms()
      .filter(
        (term) => !term.keepsOriginal && (term.kind === 'boolean' || term.role === 'name' || term.role === 'member'),
      ),
    3,
    workshop,
  );
  const says = saysItAll(node, context.source);
  const kinship = kinOf(text);
  for (const { text: condition, values, cost, kind } of conditions.slice(0, MOST_CONDITIONS)) {
    const loose = (kind === 'boolean' ? 0 : 0.4) - kinship(condition);
    for (const [operator, join] of [
      ['&&', both],
      ['||', either],
    ] as const) {
      if (says(operator, condition)) continue;
      const bare = !/&&|\?/.test(condition) && (operator === '||' || !condition.includes('||'));
      const question = bare ? condition : asOperand(condition);
      const joined = bench.before.map((value, state) => join(value, values[state]));
      if (bench.isWorthwhile(joined, true))
        yield bench.propose(`${part(operator)} ${operator} ${question}`, 1.7 + cost + loose);
      // The new condition may have to protect the old one.
      const turned = bench.before.map((value, state) => join(values[state], value));
      if (bench.before.includes(ABSENT) && bench.isWorthwhile(turned, false)) {
        yield bench.propose(`${question} ${operator} ${part(operator)}`, 1.8 + cost + loose);
      }
    }
  }
}

/**
 * How much likelier a condition is beside `text` for what both ask about: `cell.flag` beside `cell.open`, `message.from === state.me`
 * beside `state.room === message.room`, `from !== to` beside `isFull(board, to)`.
 */
function kinOf(text: string): (condition: string) => number {
  const subjects = new Set(Array.from(text.matchAll(/([\w$]+)\??\.\w/g), ([, subject]) => subject));
  const chains = new Set(text.match(/[\w$]+(?:\.[\w$]+)*/g));
  return (condition) => {
    if (subjects.has(/^!?([\w$]+)\.\w+(?: [!=]==? (?:null|undefined))?$/.exec(condition)?.[1])) return KIN.flag;
    const [, left, right] = /^([\w$.]+) [!=]== ([\w$.]+)$/.exec(condition) ?? [];
    if (left === undefined || right === undefined) return 0;
    if ([left, right].every((side) => side.includes('.') && subjects.has(side.split('.')[0]))) return KIN.pair;
    return chains.has(left) || chains.has(right) ? KIN.part : 0;
  };
}

/**
 * Whether a condition leaves nothing to be said by `node`: in `state !== 'paid' && state === 'open'`, or in `!level && level === 0`,
 * the second says it all. As a condition in its place it is proposed elsewhere.
 */
function saysItAll(node: Node, source: string): (operator: '&&' | '||', condition: string) => boolean {
  const isNegated = node.type === 'UnaryExpression' && node.operator === '!';
  const isCompared = node.type === 'BinaryExpression' && CONSTANT.test(textOf(source, node.right));
  if (node.type === 'BinaryExpression' && !isCompared) return () => false;
  const subject = textOf(source, isCompared ? node.left : isNegated ? node.argument : node);
  const constant = isCompared ? CONSTANT : FALSY;
  return (operator, condition) => {
    const [own, other] = operator === '&&' ? ['!==', '==='] : ['===', '!=='];
    const start = `${subject} ${other} `;
    const asked = isCompared ? node.operator : isNegated ? '!==' : '===';
    return asked === own && condition.startsWith(start) && constant.test(condition.slice(start.length));
  };
}

const FALSY = /^(?:undefined|null|false|0|''|"")$/;

/** A text, a number, or the member of an enum. */
const CONSTANT = /^(?:'[^']*'|"[^"]*"|-?\d[\d._]*|[A-Z]\w*\.\w+|null|undefined|true|false)$/;

function both(first: unknown, second: unknown): unknown {
  return first === ABSENT ? ABSENT : first ? second : first;
}

function either(first: unknown, second: unknown): unknown {
  return first === ABSENT ? ABSENT : first ? first : second;
}
