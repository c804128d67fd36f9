import type * as Babel from '@babel/types';
import { isFunction, type Node } from '../syntax/node.ts';
import { parseModule } from '../syntax/parse.ts';
import { patternNames } from '../syntax/scope.ts';
import { exportsOf } from '../target/exports.ts';
import { membersOf } from '../target/members.ts';

/**
 * What users of a module see of it, one line an item: exported names, the parameters of exported functions, the public
 * members of exported classes. Two sources with the same lines have the same public surface.
 */
export function publicSurface(source: string, file: string): string[] {
  return exportsOf(parseModule(source, file).program).flatMap((item) => {
    if (item.node === undefined) return [`${item.name} from ${item.elsewhere}`];
    const members = membersOf(item.node)
      .filter((member) => !member.isPrivate)
      .map((member) => `${item.name}.${member.name}${signatureOf(member.node)}`);
    return [`${item.name}${signatureOf(item.node)}`, ...members];
  });
}

function signatureOf(node: Node): string {
  const callable = functionOf(node);
  if (callable === undefined) return '';
  const async = callable.async ? 'async ' : '';
  const generator = 'generator' in callable && callable.generator ? '*' : '';
  return `${async}${generator}(${callable.params.map(parameter).join(', ')})`;
}

function functionOf(node: Node): Babel.Function | undefined {
  if (isFunction(node)) return node;
  const value = (node as { value?: Node | null }).value;
  return value && isFunction(value) ? value : undefined;
}

/** Default values may be mended; names, order and optionality may not change. */
function parameter(node: Node): string {
  const optional = node.type === 'AssignmentPattern' || (node as { optional?: boolean }).optional === true;
  const rest = node.type === 'RestElement' ? '...' : '';
  return `${rest}${patternNames(node).join('|')}${optional ? '?' : ''}`;
}
