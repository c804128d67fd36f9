import path from 'node:path';
import type { RepairTarget } from '../../model/target.ts';

/** `src/price.ts#extractPrice`. */
export function targetName(target: Pick<RepairTarget, 'file' | 'symbol' | 'ownName'>, root: string): string {
  const file = relativePath(target.file, root);
  const name = target.ownName ?? target.symbol;
  return name === undefined ? file : `${file}#${name}`;
}

export function relativePath(file: string, root: string): string {
  return path.relative(root, file).replaceAll('\\', '/');
}
