import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';

/** Texts of the arguments of a call or `new`; `undefined` for other nodes. */
export function argumentsOf(node: Node, source: string): string[] | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression' && node.type !== 'OptionalCallExpression')
    return undefined;
  return node.arguments.map((argument) => textOf(source, argument));
}

/** The same call with other arguments. Type arguments and `new` stay. */
export function callText(node: Node, source: string, argumentTexts: readonly string[]): string {
  const call = node as Node & {
    callee: Node;
    arguments: readonly Node[];
    typeParameters?: Node | null;
    typeArguments?: Node | null;
  };
  const first = call.arguments[0];
  const typed = call.typeParameters ?? call.typeArguments;
  const headEnd = typed ? endOf(typed) : endOf(call.callee);
  const closing = first === undefined ? endOf(node) : startOf(first);
  // Parentheses around the callee lie between its end and the arguments.
  const between = source.slice(headEnd, closing);
  const open = between.lastIndexOf('(');
  const head =
    open < 0 ? source.slice(startOf(node), endOf(node)) : source.slice(startOf(node), headEnd) + between.slice(0, open);
  return `${head}(${argumentTexts.join(', ')})`;
}

/** The same method call with another method name, and without the arguments after `most`. */
export function renamedCall(node: Node, source: string, name: string, most: number = Infinity): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return undefined;
  const callee = node.callee;
  if ((callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') || callee.computed)
    return undefined;
  const renamed = source.slice(startOf(node), startOf(callee.property)) + name;
  if (node.arguments.length <= most) return renamed + source.slice(endOf(callee.property), endOf(node));
  const kept = node.arguments.slice(0, most).map((argument) => textOf(source, argument));
  return `${renamed}(${kept.join(', ')})`;
}

/** The name of the method that is called with a dot. */
export function methodName(node: Node): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return undefined;
  const callee = node.callee;
  if ((callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') || callee.computed)
    return undefined;
  return callee.property.type === 'Identifier' ? callee.property.name : undefined;
}

/** Objects of the language that are looked up by name and are never values to compute with. */
export const NAMESPACES: ReadonlySet<string> = new Set([
  'Array',
  'Atomics',
  'BigInt',
  'Boolean',
  'Date',
  'Error',
  'Intl',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'console',
  'globalThis',
  'process',
  'structuredClone',
]);
