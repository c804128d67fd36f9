import type * as Babel from '@babel/types';
import type { Edit } from '../../model/edit.ts';
import type { OperatorSite } from '../operator.ts';
import { insteadOf } from './instead-of.ts';

/** A call whose result nobody takes. */
export interface LoneCall {
  readonly call: Babel.CallExpression;
  readonly site: OperatorSite;
  /** The edit that puts other statements in its place. */
  readonly instead: (text: string) => Edit;
}

export function* loneCalls(sites: readonly OperatorSite[]): Generator<LoneCall> {
  for (const site of sites) {
    const { node: call, path } = site;
    const statement = path.parent;
    if (call.type !== 'CallExpression' || statement?.node.type !== 'ExpressionStatement') continue;
    yield { call, site, instead: (text) => insteadOf(statement, text) };
  }
}
