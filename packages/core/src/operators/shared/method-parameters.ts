import { isFunction, type Node } from '../../syntax/node.ts';
import { patternNames } from '../../syntax/scope.ts';

/** The name and the parameters of a method, of a class or of an object, also one that is assigned: `Writer.prototype.write = function (text) {}`. */
export function methodIn(node: Node): { readonly name: string; readonly parameters: readonly string[] } | undefined {
  if (node.type === 'ClassMethod' || node.type === 'ObjectMethod') return named(node.key, node.computed, node);
  if (node.type === 'ClassProperty' || node.type === 'ObjectProperty')
    return node.value ? named(node.key, node.computed, node.value) : undefined;
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return undefined;
  return named(node.left.property, node.left.computed, node.right);
}

function named(key: Node, isComputed: boolean, value: Node): ReturnType<typeof methodIn> {
  if (isComputed || key.type !== 'Identifier' || !isFunction(value)) return undefined;
  return { name: key.name, parameters: value.params.map((parameter) => patternNames(parameter)[0] ?? '') };
}
