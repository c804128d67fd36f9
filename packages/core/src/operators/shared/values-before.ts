import { textOf, type Node } from '../../syntax/node.ts';
import type { OperatorContext, OperatorSite } from '../operator.ts';
import { ownValue } from './own-keys.ts';

/** What a name or a field, `owner` or `this.owner`, held just before the site; empty when unknown. */
export function valuesBefore(
  set: OperatorSite,
  place: Node,
  { source, valuesOfName }: OperatorContext,
): readonly unknown[] {
  const direct = valuesOfName(textOf(source, place), set);
  if (direct.length > 0 || place.type !== 'MemberExpression' || place.computed) return direct;
  const key = textOf(source, place.property);
  return valuesOfName(textOf(source, place.object), set)
    .filter((holder) => typeof holder === 'object' && holder !== null)
    .map((holder) => ownValue(holder, key));
}
