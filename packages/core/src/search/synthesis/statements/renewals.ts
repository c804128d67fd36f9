import { textOf } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { PointPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import { namesIn } from '../../../syntax/names-in.ts';

const LONGEST = 60;
/** What is written as it is, was where the field began; it is no value of now. */
const BEGINNING = /(Literal|Function|FunctionExpression|ArrayExpression|ObjectExpression|Pattern)$/;

/** `session.expiresAt = now + this.lifetimeMs;`: a field that is written into an object elsewhere, given its value anew. */
export function renewals(place: PointPlace, { module, context }: Workshop): string[] {
  const known = new Set(context.bindingsAt(place.site.start).map(({ name }) => name));
  const found = new Set<string>();
  for (const { node } of pathsOf(module.program)) {
    if (node.type !== 'ObjectProperty' || node.computed || node.shorthand || node.key.type !== 'Identifier') continue;
    const value = textOf(module.source, node.value);
    if (BEGINNING.test(node.value.type) || value.length > LONGEST) continue;
    if (!namesIn(node.value).every((name) => known.has(name))) continue;
    const key = node.key.name;
    for (const name of holdersOf(key, place)) if (`${name}.${key}` !== value) found.add(`${name}.${key} = ${value};`);
  }
  return [...found];
}

/** Names in scope of objects that have the field. */
function holdersOf(key: string, { names, states }: PointPlace): string[] {
  return names.filter(
    (name, index) =>
      !name.startsWith('this') &&
      states.some(({ values }) => {
        const value = values[index];
        return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
      }),
  );
}
