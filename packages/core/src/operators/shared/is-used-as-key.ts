import type { Path } from '../../syntax/path.ts';
import { methodName } from './call.ts';

const KEYED = /^(get|has|set|add|delete)$/;
const KEY_NAME = /key|^id$|hash|signature|fingerprint/i;

/** Whether entries are kept and found under a value: `cache.get(value)`, `entries[value]`, `const key = value`. */
export function isUsedAsKey({ key, index, parent }: Path): boolean {
  const up = parent?.node;
  if (up?.type === 'CallExpression') return key === 'arguments' && index === 0 && KEYED.test(methodName(up) ?? '');
  if (up?.type === 'VariableDeclarator')
    return key === 'init' && up.id.type === 'Identifier' && KEY_NAME.test(up.id.name);
  if (up?.type === 'MemberExpression') return key === 'property' && up.computed;
  return up?.type === 'ObjectProperty' && key === 'key' && up.computed;
}
