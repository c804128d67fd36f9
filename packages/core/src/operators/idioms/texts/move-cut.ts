import { enclosing } from '../../../syntax/path.ts';
import { textOf } from '../../../syntax/node.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';

const COST = 1.5;
const CUTS = /^(slice|substring|subarray)$/;

/** `text.slice(0, at) + '-' + text.slice(at)` → `text.slice(0, at - 1) + '-' + text.slice(at - 1)`: both parts, cut one further on or back. */
export const moveCut: PatchOperator = {
  name: 'move-cut',
  family: 'uniform',
  description: 'a text or list cut in two one place too early or too late',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    const cuts = new Map<string, OperatorSite[]>();
    for (const site of sites) {
      const { node, path } = site;
      const call = path.parent?.node;
      if (node.type !== 'Identifier' || path.key !== 'arguments' || call?.type !== 'CallExpression') continue;
      if (call.callee.type !== 'MemberExpression' || !CUTS.test(methodName(call) ?? '')) continue;
      const statement = enclosing(path, ({ type }) => /Statement$|Declaration$/.test(type))?.node.start ?? 0;
      const key = `${statement} ${textOf(source, call.callee.object)} ${node.name}`;
      cuts.set(key, [...(cuts.get(key) ?? []), site]);
    }
    for (const both of cuts.values()) {
      if (both.length !== 2) continue;
      for (const step of ['- 1', '+ 1'])
        yield {
          edits: both.map(({ node, start, end }) => ({ start, end, text: `${textOf(source, node)} ${step}` })),
          cost: COST,
        };
    }
  },
};
