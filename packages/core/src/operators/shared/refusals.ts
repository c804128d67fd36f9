import type * as Babel from '@babel/types';
import { textOf } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import type { OperatorContext } from '../operator.ts';

/** How a function refuses: as it answers elsewhere, or with an error that a test expects. */
export function refusalsOf(
  body: Babel.BlockStatement,
  { source, facts }: Pick<OperatorContext, 'source' | 'facts'>,
): string[] {
  if (facts.expectsThrow) return facts.throwables.map((error) => `throw ${error}`);
  const answers = [...pathsOf(body)].flatMap(({ node }) =>
    node.type === 'ReturnStatement' && node.argument ? [textOf(source, node.argument)] : [],
  );
  if (answers.some((answer) => /^(true|false)$/.test(answer))) return ['return false'];
  return answers.length === 0 ? ['return'] : ['return null', 'return undefined'];
}
