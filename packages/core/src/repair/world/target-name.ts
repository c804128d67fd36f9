import path from 'node:path';
import type { RepairTarget } from '../../model/target.ts';

/** `src/price.ts#extractPrice`. */
export function targetName(target: Pick<RepairTarget, 'file' | 'symbol'>, root: string): string {
  const file = relativePath(target.file, root);
  return target.symbol === undefined ? file : `${file}#${target.symbol}`;
}

export function relativePath(file: string, root: string): string {
  return path.relative(root, file).replaceAll('\\', '/');
}
