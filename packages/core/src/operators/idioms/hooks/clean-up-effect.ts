import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { PatchOperator } from '../../operator.ts';
import { gapBefore } from '../../shared/handler.ts';
import { indentStep } from '../../shared/text.ts';
import { begunBy, mayGiveCleaner, type Begun } from './begun-by.ts';
import { openEffects } from './hook-calls.ts';

const COST = 1.1;

/** `useEffect(() => { const timer = setTimeout(run, 10); })` → and at its end `return () => clearTimeout(timer);`. */
export const cleanUpEffect: PatchOperator = {
  name: 'clean-up-effect',
  family: 'missing-value',
  description: 'a timer, a listener or a subscription that an effect of a component leaves behind',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { body, last } of openEffects(sites)) {
      const begun = body.body.map((statement) => begunBy(statement, source));
      const gap = gapBefore(body.body[0] as Node, source);
      const close = textOf(source, last).endsWith(';') || gap !== ' ' ? '' : ';';
      for (const [nth, choice] of choices(begun).entries()) {
        const text = `${close}${gap}return ${cleaner(choice, gap, source)};`;
        const given = { start: endOf(last), end: endOf(last), text };
        yield { edits: [...choice.flatMap(({ edits }) => edits), given], cost: COST + 0.1 * nth };
      }
      const start = startOf(last);
      if (last.type === 'ExpressionStatement' && mayGiveCleaner(last.expression))
        yield { edits: [{ start, end: start, text: 'return ' }], cost: COST + 0.1 };
    }
  },
};

/** The function that does it all. */
function cleaner(choice: readonly Begun[], gap: string, source: string): string {
  const [first] = choice;
  if (first !== undefined && choice.length === 1) return first.isCleaner === true ? first.end : `() => ${first.end}`;
  const inner = gap === ' ' ? gap : gap + indentStep(source);
  const calls = choice.map(({ end, isCleaner }) => `${inner}${isCleaner === true ? `${end}()` : end};`);
  return `() => {${calls.join('')}${gap}}`;
}

/** All of the first ways to end each; then the other ways, one at a time. */
function choices(begun: readonly (readonly Begun[])[]): Begun[][] {
  const found = begun.filter((ways) => ways.length > 0);
  if (found.length === 0) return [];
  const first = found.map(([way]) => way as Begun);
  const others = found.flatMap((ways, at) => ways.slice(1).map((way) => first.with(at, way)));
  return [first, ...others];
}
