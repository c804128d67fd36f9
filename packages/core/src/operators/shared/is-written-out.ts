import { textOf } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';

/** Whether a value is written as JSON, alone or in a field: `JSON.stringify(value)`, `JSON.stringify({ version: 1, all: value })`. */
export function isWrittenOut(path: Path, source: string): boolean {
  const { node: use } = path.parent ?? {};
  if (use?.type === 'ObjectProperty' && path.key === 'value') {
    const object = path.parent?.parent;
    return object?.node.type === 'ObjectExpression' && isWrittenOut(object, source);
  }
  return use?.type === 'CallExpression' && path.index === 0 && textOf(source, use.callee) === 'JSON.stringify';
}
