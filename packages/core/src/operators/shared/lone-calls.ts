import type * as Babel from '@babel/types';
import type { Edit } from '../../model/edit.ts';
import { endOf, startOf } from '../../syntax/node.ts';
import type { OperatorSite } from '../operator.ts';

/** A call whose result nobody takes. */
export interface LoneCall {
  readonly call: Babel.CallExpression;
  readonly site: OperatorSite;
  /** The edit that puts other statements in its place, in braces where only one may stand: `if (a) f();`. */
  readonly instead: (text: string) => Edit;
}

export function* loneCalls(sites: readonly OperatorSite[]): Generator<LoneCall> {
  for (const site of sites) {
    const { node: call, path } = site;
    const statement = path.parent?.node;
    if (call.type !== 'CallExpression' || statement?.type !== 'ExpressionStatement') continue;
    const isListed = path.parent?.index !== undefined;
    const [start, end] = [startOf(statement), endOf(statement)];
    yield { call, site, instead: (text) => ({ start, end, text: isListed ? text : `{ ${text} }` }) };
  }
}
