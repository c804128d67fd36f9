import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, programOf } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { gapBefore } from '../../shared/handler.ts';
import { loneCalls } from '../../shared/lone-calls.ts';
import { operandText } from '../../shared/text.ts';

const COST = 1.2;

/** `list.splice(list.indexOf(item), 1);` → `const index = list.indexOf(item); if (index !== -1) list.splice(index, 1);`. */
export const removeIfThere: PatchOperator = {
  name: 'remove-if-there',
  family: 'condition',
  description: 'to take out what is not there takes the last item, since its place is -1',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const { call, site, instead } of loneCalls(sites)) {
      const [place, count, ...others] = call.arguments;
      if (methodName(call) !== 'splice' || place === undefined || count === undefined || others.length > 0) continue;
      if (!context.failingValuesOf(place).includes(-1)) continue;
      const list = (call.callee as Babel.MemberExpression).object;
      if (place.type === 'Identifier') {
        yield { edits: [instead(`if (${place.name} !== -1) ${textOf(source, call)};`)], cost: COST };
        continue;
      }
      const around = textOf(source, enclosingFunction(site.path)?.node ?? programOf(site.path));
      // Also what is declared further down has its name.
      const name = ['index', 'at', 'place'].find((each) => !new RegExp(`\\b${each}\\b`).test(around));
      if (!/^(indexOf|findIndex|lastIndexOf|findLastIndex)$/.test(methodName(place) ?? '') || name === undefined)
        continue;
      const lines = [
        `const ${name} = ${textOf(source, place)};`,
        `if (${name} !== -1) ${operandText(source, list)}.splice(${name}, ${textOf(source, count)});`,
      ];
      yield { edits: [instead(lines.join(gapBefore(site.path.parent?.node as Node, source)))], cost: COST };
    }
  },
};
