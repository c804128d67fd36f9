import type * as Babel from '@babel/types';
import type { Edit } from '../../model/edit.ts';
import { endOf, startOf } from '../../syntax/node.ts';
import type { OperatorSite } from '../operator.ts';

/** One statement that nothing behind it could belong to, as an `else` could to an `if`. */
const SIMPLE = /^(?!(?:if|for|const|let)\b)[^;\n]*;$/;

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
    const instead = (text: string) => ({ start, end, text: isListed || SIMPLE.test(text) ? text : `{ ${text} }` });
    yield { call, site, instead };
  }
}
