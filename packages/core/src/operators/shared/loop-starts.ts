import type * as Babel from '@babel/types';
import { isLoop } from '../../syntax/node.ts';
import type { OperatorSite } from '../operator.ts';
import { indentAt } from './text.ts';

/** A place in each round of a loop before all else. */
export interface LoopStart {
  readonly loop: Babel.Loop;
  readonly site: OperatorSite;
  /** The edits that put a statement there. */
  readonly insert: (statement: string) => { start: number; end: number; text: string }[];
}

/** Of all loops whose first statement is among the sites. */
export function loopStarts(sites: readonly OperatorSite[], source: string): LoopStart[] {
  return sites.flatMap((site) => {
    const block = site.path.parent;
    const loop = block?.parent?.node;
    if (block?.node.type !== 'BlockStatement' || block.node.body[0] !== site.node) return [];
    if (loop === undefined || !isLoop(loop)) return [];
    const { start } = site;
    const gap = `\n${indentAt(source, start)}`;
    return [{ loop, site, insert: (statement) => [{ start, end: start, text: statement + gap }] }];
  });
}
