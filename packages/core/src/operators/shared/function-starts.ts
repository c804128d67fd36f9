import type * as Babel from '@babel/types';
import type { Node } from '../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../syntax/path.ts';
import type { OperatorSite } from '../operator.ts';
import { indentAt } from './text.ts';

/** A place in a function before all else. */
export interface FunctionStart {
  readonly own: Babel.Function;
  readonly body: Babel.BlockStatement;
  readonly site: OperatorSite;
  /** The edits that put statements there. */
  readonly insert: (...statements: readonly string[]) => { start: number; end: number; text: string }[];
}

/** Of all functions whose first statement is among the sites. */
export function functionStarts(sites: readonly OperatorSite[], source: string): FunctionStart[] {
  return sites.flatMap((site) => {
    const own = enclosingFunction(site.path)?.node as Babel.Function | undefined;
    if (own?.body.type !== 'BlockStatement' || own.body.body[0] !== site.node) return [];
    const { start } = site;
    const gap = `\n${indentAt(source, start)}`;
    const insert: FunctionStart['insert'] = (...statements) => [
      { start, end: start, text: statements.map((statement) => statement + gap).join('') },
    ];
    return [{ own, body: own.body, site, insert }];
  });
}

/** Names of parameters that are not taken apart. */
export function plainParameters({ params }: Babel.Function): string[] {
  return params.flatMap((param) => (param.type === 'Identifier' ? [param.name] : []));
}

/** Where a name is read in a body, also in functions within it. */
export function readsOf(name: string, body: Node): Node[] {
  return [...pathsOf(body)].flatMap(({ node }) => (node.type === 'Identifier' && node.name === name ? [node] : []));
}
