import { textOf } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';

const FRESH = /^(?:''|""|0|\[\]|\{\}|new (?:Map|Set)\(\))$/;

/** What a name that may be missing is taken for in the function around a place: `word ?? ''` → `word`: `''`. */
export function usualBeginnings(path: Path, source: string): ReadonlyMap<string, string> {
  const around = enclosingFunction(path)?.node;
  const beginnings = new Map<string, string>();
  for (const { node } of around === undefined ? [] : pathsOf(around)) {
    if (node.type !== 'LogicalExpression' || node.operator === '&&') continue;
    const beginning = textOf(source, node.right);
    if (FRESH.test(beginning)) beginnings.set(textOf(source, node.left), beginning);
  }
  return beginnings;
}
