import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { gapBefore } from '../../shared/handler.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { loneCalls } from '../../shared/lone-calls.ts';
import { endingsOf } from '../../shared/paired-calls.ts';
import { indentStep, operandText } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.3;
/** The arguments that something is found by again, where not by all; never by what is made anew, as a function is. */
const FOUND_BY: Readonly<Record<string, number>> = { add: 1, set: 1, addEventListener: 2 };

/** `subscribe(listener) { this.listeners.add(listener); }` → and `return () => this.listeners.delete(listener);`. */
export const returnUndoing: PatchOperator = {
  name: 'return-undoing',
  family: 'missing-value',
  description: 'what takes a listener back is never handed to who has put it there',
  floor: COST,
  on: 'module',
  *patches(sites, { source, facts }) {
    if (!facts.expectedTexts.some((text) => text.includes('is not a function'))) return;
    for (const { call, site } of loneCalls(sites)) {
      const own = enclosingFunction(site.path)?.node as Babel.Function | undefined;
      const statement = site.path.parent?.node as Node;
      // The last thing that the function does, and it gives nothing back.
      if (own?.body.type !== 'BlockStatement' || own.body.body.at(-1) !== statement || !mayReturn(own)) continue;
      const gap = gapBefore(own.body.body[0] as Node, source);
      const end = gap === ' ' && !textOf(source, statement).endsWith(';') ? ';' : '';
      for (const [nth, undoing] of undoingsOf(call, gap, source).entries()) {
        const given = { start: endOf(statement), end: endOf(statement), text: `${end}${gap}return () => ${undoing};` };
        yield { edits: [...asDeclared(own, source), given], cost: COST + 0.1 * nth };
      }
    }
  },
};

/** Whether whoever calls it gets what it returns. */
function mayReturn(own: Babel.Function): boolean {
  return own.generator !== true && (!('kind' in own) || own.kind === 'method');
}

/** `: void` → `: () => void`. */
function asDeclared({ returnType }: Babel.Function, source: string): Edit[] {
  const declared = returnType ? /^:\s*(?:Promise<)?(?=void>?$)/.exec(textOf(source, returnType)) : null;
  if (!returnType || declared === null) return [];
  const at = startOf(returnType) + declared[0].length;
  return [{ start: at, end: at, text: '() => ' }];
}

function undoingsOf(call: Babel.CallExpression, gap: string, source: string): string[] {
  const method = methodName(call);
  if (method === undefined) return [];
  const holder = operandText(source, (call.callee as Babel.MemberExpression).object);
  const given = call.arguments.map((each) => textOf(source, each));
  const [first] = given;
  const isFoundAgain = call.arguments.slice(0, FOUND_BY[method]).every(isRepeatable);
  if (FOUND_BY[method] === 1) return isFoundAgain && first !== undefined ? [`${holder}.delete(${first})`] : [];
  if (method === 'push')
    return isFoundAgain && first !== undefined && given.length === 1 ? [takenOut(holder, first, gap, source)] : [];
  return endingsOf(method).flatMap(({ name, ending }) => {
    if (ending === 'no-arguments') return `${holder}.${name}()`;
    return ending === 'same-arguments' && isFoundAgain ? `${holder}.${name}(${given.join(', ')})` : [];
  });
}

/** Asked for its place: who calls it twice would take out the last item by -1. */
function takenOut(list: string, item: string, gap: string, source: string): string {
  const at = /\bindex\b/.test(`${list} ${item}`) ? 'at' : 'index';
  const inner = gap === ' ' ? gap : gap + indentStep(source);
  const lines = [`const ${at} = ${list}.indexOf(${item});`, `if (${at} !== -1) ${list}.splice(${at}, 1);`];
  return `{${lines.map((line) => inner + line).join('')}${gap}}`;
}
