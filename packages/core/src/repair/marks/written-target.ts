import path from 'node:path';
import type { Marker } from '../../model/test-result.ts';

/** What a marker seems to name, when it does not resolve. */
export function writtenTarget(marker: Marker, root: string): { file: string; symbol?: string } {
  if (marker.isFunction === true) return { file: marker.file, symbol: marker.target };
  const [specifier = marker.target, symbol] = marker.target.split('#');
  const file = specifier.startsWith('.')
    ? path.resolve(path.dirname(marker.file), specifier)
    : path.join(root, specifier);
  return { file, ...(symbol !== undefined && { symbol }) };
}
