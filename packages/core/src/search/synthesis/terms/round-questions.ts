import { ABSENT } from '../../../ports/probe-lab.ts';
import { isFunction, textOf } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import type { Place } from '../../localize/place.ts';
import type { Pool } from './pool.ts';

/** `i < n - 1` and `i === n - 1` in a loop with `i < n`: all rounds but the last do something more, or the last alone does. */
export function addRoundQuestions(pool: Pool, { site }: Place, source: string): void {
  const loop = countedLoop(site.path, source);
  if (loop === undefined) return;
  const terms = pool.terms();
  const [counter, bound] = [loop.counter, loop.bound].map((text) => terms.find((term) => term.text === text));
  if (counter?.kind !== 'number' || bound?.kind !== 'number') return;
  const ask = (operator: string, cost: number, holds: (round: number, last: number) => boolean): void => {
    const values = counter.values.map((round, state) => {
      const end = bound.values[state];
      return typeof round === 'number' && typeof end === 'number' ? holds(round, end - 1) : ABSENT;
    });
    pool.add(`${loop.counter} ${operator} ${loop.bound} - 1`, cost, values, 'made');
  };
  ask('<', 1.2, (round, last) => round < last);
  ask('===', 1.25, (round, last) => round === last);
}

/** The innermost loop of the same function that counts up to a bound. */
function countedLoop(path: Path, source: string): { readonly counter: string; readonly bound: string } | undefined {
  for (let up = path.parent; up !== undefined && !isFunction(up.node); up = up.parent) {
    const { node } = up;
    if (node.type !== 'ForStatement' || node.test?.type !== 'BinaryExpression' || node.test.operator !== '<') continue;
    const { left, right } = node.test;
    if (left.type === 'Identifier') return { counter: left.name, bound: textOf(source, right) };
  }
  return undefined;
}
