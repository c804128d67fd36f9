import type * as Babel from '@babel/types';
import { endOf, isLoop, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { readsOf } from '../../shared/function-starts.ts';
import { insertAtStart } from '../../shared/handler.ts';
import { wholeLines } from '../../shared/whole-lines.ts';

const COST = 1.5;

/** `const at = this.now(); for (…) { send(at); }` → `for (…) { const at = this.now(); send(at); }`. */
export const anewEachRound: PatchOperator = {
  name: 'anew-each-round',
  family: 'order',
  description: 'a time, an object or a signature made once before a loop, where each round or attempt has its own',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const site of sites) {
      const made = madeAt(site);
      const loop = made === undefined ? undefined : loopThatReads(made, site);
      if (loop?.body.type !== 'BlockStatement') continue;
      const gone = wholeLines(site, source);
      yield { edits: [gone, insertAtStart(loop.body, textOf(source, site.node), source)], cost: COST };
    }
  },
};

/** The name of a constant that some call has made. */
function madeAt({ node }: OperatorSite): string | undefined {
  if (node.type !== 'VariableDeclaration' || node.kind !== 'const' || node.declarations.length !== 1) return undefined;
  const [{ id, init }] = node.declarations as [Babel.VariableDeclarator];
  const isMade = init && [...pathsOf(init)].some(({ node: each }) => MAKES.test(each.type));
  return id.type === 'Identifier' && isMade ? id.name : undefined;
}

const MAKES = /^(?:Call|New|Object|Array)Expression$/;

/** The one loop behind it in its block, which alone reads it. */
function loopThatReads(name: string, { node, path }: OperatorSite): Babel.Loop | undefined {
  const block = path.parent?.node;
  if (block?.type !== 'BlockStatement') return undefined;
  const reads = block.body.filter((each) => startOf(each) > startOf(node) && readsOf(name, each).length > 0);
  const [loop, ...others] = reads;
  if (loop === undefined || others.length > 0 || !isLoop(loop)) return undefined;
  const head = (each: Node): boolean => startOf(each) < startOf(loop.body) || startOf(each) > endOf(loop.body);
  return readsOf(name, loop).some(head) ? undefined : loop;
}
