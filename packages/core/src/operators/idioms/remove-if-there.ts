import type * as Babel from '@babel/types';
import { textOf } from '../../syntax/node.ts';
import type { PatchOperator } from '../operator.ts';
import { methodName } from '../shared/call.ts';
import { indentAt, operandText } from '../shared/text.ts';
import { loneCalls } from '../shared/lone-calls.ts';

const COST = 1.2;

/** `list.splice(list.indexOf(item), 1);` → `const index = list.indexOf(item); if (index !== -1) list.splice(index, 1);`. */
export const removeIfThere: PatchOperator = {
  name: 'remove-if-there',
  family: 'condition',
  description: 'to take out what is not there takes the last item, since its place is -1',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const { source, bindingsAt } = context;
    for (const { call, site, instead } of loneCalls(sites)) {
      const [place, count, ...others] = call.arguments;
      if (methodName(call) !== 'splice' || place === undefined || count === undefined || others.length > 0) continue;
      if (!context.failingValuesOf(place).includes(-1)) continue;
      const list = (call.callee as Babel.MemberExpression).object;
      if (place.type === 'Identifier') {
        yield { edits: [instead(`if (${place.name} !== -1) ${textOf(source, call)};`)], cost: COST };
        continue;
      }
      const name = ['index', 'at', 'place'].find(
        (each) => !bindingsAt(site.start).some((known) => known.name === each),
      );
      if (!/^(indexOf|findIndex|lastIndexOf|findLastIndex)$/.test(methodName(place) ?? '') || name === undefined)
        continue;
      const lines = [
        `const ${name} = ${textOf(source, place)};`,
        `if (${name} !== -1) ${operandText(source, list)}.splice(${name}, ${textOf(source, count)});`,
      ];
      yield { edits: [instead(lines.join(`\n${indentAt(source, site.start)}`))], cost: COST };
    }
  },
};
