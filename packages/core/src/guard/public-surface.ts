import type * as Babel from '@babel/types';
import { isFunction, type Node } from '../syntax/node.ts';
import { parseModule } from '../syntax/parse.ts';
import { patternNames } from '../syntax/scope.ts';
import { exportsOf } from '../syntax/exports.ts';
import { membersOf } from '../target/members.ts';

/**
 * What users of a module see of it, one line an item: exported names, the parameters of exported functions, the public
 * members of exported classes. Two sources with the same lines have the same public surface.
 */
export function publicSurface(source: string, file: string): string[] {
  const { program } = parseModule(source, file);
  const wildcards = program.body.flatMap((statement) =>
    statement.type === 'ExportAllDeclaration' ? [`* from ${statement.source.value}`] : [],
  );
  const named = exportsOf(program).flatMap((item) => {
    if (item.node === undefined) return [`${item.name} from ${item.elsewhere}`];
    const members = membersOf(item.node)
      .filter((member) => !member.isPrivate)
      .map((member) => signatureOf(`${item.name}.${member.name}`, member.node));
    return [signatureOf(item.name, item.node), ...members];
  });
  return [...named, ...wildcards];
}

/** Whether a line of the public surface is about `slug` or `Cart.total`, or a member of it. */
export function isAbout(line: string, symbol: string): boolean {
  const [head = ''] = line.split('(', 1);
  const name = head.split(' ').at(-1)?.replace(/^\*/, '');
  return name === symbol || name?.startsWith(`${symbol}.`) === true;
}

/** `static async* name(parameters)`, as far as it applies. */
function signatureOf(name: string, node: Node): string {
  const { static: isStatic, kind } = node as { static?: boolean; kind?: string };
  const callable = functionOf(node);
  const words = [
    isStatic === true ? 'static ' : '',
    kind === 'get' || kind === 'set' ? `${kind} ` : '',
    callable?.async ? 'async ' : '',
    callable && 'generator' in callable && callable.generator ? '*' : '',
  ];
  const parameters = callable?.params.filter((item) => !(item.type === 'Identifier' && item.name === 'this'));
  return `${words.join('')}${name}${parameters ? `(${parameters.map(parameter).join(', ')})` : ''}`;
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
