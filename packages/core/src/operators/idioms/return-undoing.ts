import type * as Babel from '@babel/types';
import { endOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import { loneCalls } from '../shared/lone-calls.ts';
import { endingsOf } from '../shared/paired-calls.ts';
import { indentAt, operandText } from '../shared/text.ts';
import type { PatchOperator } from '../operator.ts';

const COST = 1.3;

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
      const { body } = (enclosingFunction(site.path)?.node ?? {}) as Partial<Babel.Function>;
      const statement = site.path.parent?.node as Node;
      // The last thing that the function does, and it gives nothing back.
      if (body?.type !== 'BlockStatement' || body.body.at(-1) !== statement) continue;
      for (const [nth, undoing] of undoingsOf(call, source).entries()) {
        const text = `\n${indentAt(source, site.start)}return () => ${undoing};`;
        yield { edits: [{ start: endOf(statement), end: endOf(statement), text }], cost: COST + 0.1 * nth };
      }
    }
  },
};

function undoingsOf(call: Babel.CallExpression, source: string): string[] {
  const [method, given] = [methodName(call), call.arguments.map((each) => textOf(source, each))];
  if (method === undefined) return [];
  const holder = operandText(source, (call.callee as Babel.MemberExpression).object);
  const [first] = given;
  if (method === 'add' || method === 'set') return first === undefined ? [] : [`${holder}.delete(${first})`];
  if (method === 'push') return first === undefined ? [] : [`${holder}.splice(${holder}.indexOf(${first}), 1)`];
  return endingsOf(method).flatMap(({ name, ending }) =>
    ending === 'result' ? [] : [`${holder}.${name}(${ending === 'same-arguments' ? given.join(', ') : ''})`],
  );
}
