import { endOf, type Node } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';
import { commonKind } from '../shared/value-kind.ts';

const COST = 1.5;
const STEP = 0.1;
const MOST = 8;

/** `this(task)` → `limit(task)`, `this.items` → `self.items`: what `this` is meant to be, where the caller decides what it is. */
export const replaceThis: Operator = {
  name: 'replace-this',
  family: 'variable',
  description: '`this` in a function that is handed on or called alone',
  floor: COST,
  on: 'expression',
  *replacements(site, { source, bindingsAt, failingValuesOf, valuesOfName }) {
    const { node } = site;
    const isCalled = node.type === 'CallExpression';
    const self: Node = isCalled ? node.callee : node;
    if (self.type !== 'ThisExpression') return;
    // Where it was something, that is what it is.
    const kind = isCalled ? 'function' : 'object';
    if (!isCalled && failingValuesOf(self).some((value) => value !== undefined && value !== null)) return;
    const names = bindingsAt(site.start).filter((binding) => {
      if (/^(import|enum)$/.test(binding.kind)) return false;
      const seen = commonKind(valuesOfName(binding.name, site));
      return seen === kind || (isCalled && seen === undefined && binding.parameters !== undefined);
    });
    for (const [nth, { name }] of names.slice(0, MOST).entries())
      yield { text: name + source.slice(endOf(self), endOf(node)), cost: COST + STEP * nth };
  },
};
