import type * as Babel from '@babel/types';

/** The one statement of a branch or body, with braces or without; `undefined` when there are more or none. */
export function onlyStatement(body: Babel.Statement): Babel.Statement | undefined {
  if (body.type !== 'BlockStatement') return body;
  return body.body.length === 1 && body.directives.length === 0 ? body.body[0] : undefined;
}
