import type * as Babel from '@babel/types';
import { startOf, textOf } from '../../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../../syntax/path.ts';
import type { Edit } from '../../../model/edit.ts';
import { insertAtStart } from '../../shared/handler.ts';
import type { PatchOperator } from '../../operator.ts';
import { isHandlerAttribute } from './handler-attribute.ts';

const COST = 1.4;
const CALLS: readonly (readonly [method: string, more: number])[] = [
  ['preventDefault', 0],
  ['stopPropagation', 0.2],
];

/** `onSubmit={(event) => { save(); }}` → `(event) => { event.preventDefault(); save(); }`. */
export const keepFromBrowser: PatchOperator = {
  name: 'keep-from-browser',
  family: 'statement',
  description:
    'a handler that lets the browser do what it would do itself, or lets elements around handle the event as well',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    const functions = new Map(
      sites.flatMap(({ path }) => enclosingFunction(path) ?? []).map((path) => [path.node, path]),
    );
    for (const [node, path] of functions) {
      const own = node as Babel.Function;
      if (own.body.type !== 'BlockStatement' || textOf(source, own).includes('preventDefault')) continue;
      const event = eventOf(own, path, source);
      if (event === undefined) continue;
      for (const [method, more] of CALLS) {
        const first = insertAtStart(own.body, `${event.name}.${method}();`, source);
        yield { edits: [...event.edits, first], cost: COST + more + 0.2 * event.edits.length };
      }
    }
  },
};

/** What a handler of events calls its event; where it takes none and stands in an attribute, with the edit by which it does. */
function eventOf(
  own: Babel.Function,
  path: Path,
  source: string,
): { readonly name: string; readonly edits: readonly Edit[] } | undefined {
  const [first] = own.params;
  if (first?.type === 'Identifier') {
    const type = first.typeAnnotation ? textOf(source, first.typeAnnotation) : '';
    const isEvent = /^(?:e|ev|evt|event)$/.test(first.name) || /Event\b/.test(type);
    return isEvent ? { name: first.name, edits: [] } : undefined;
  }
  if (first !== undefined || own.type !== 'ArrowFunctionExpression' || !isHandlerAttribute(path.parent?.parent?.node))
    return undefined;
  const at = startOf(own) + (own.async ? 'async '.length : 0) + 1;
  return { name: 'event', edits: [{ start: at, end: at, text: 'event' }] };
}
