import { REACHED } from '../model/reached.ts';
import { endOf, isFunction, startOf } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';

/**
 * The module's text with a note of `name` at the head of every function body, for a run in which nothing but the order of
 * calls is looked at. `undefined` for a module without functions.
 */
export function withReachNotes({ source, program }: ParsedModule, name: string): string | undefined {
  const note = `(globalThis.${REACHED} ??= new Set()).add(${JSON.stringify(name)})`;
  const inserts: { readonly at: number; readonly text: string }[] = [];
  for (const { node } of pathsOf(program)) {
    if (!isFunction(node)) continue;
    const { body } = node;
    if (body.type === 'BlockStatement') {
      const head = body.directives.at(-1);
      inserts.push({ at: head === undefined ? startOf(body) + 1 : endOf(head), text: `;${note};` });
    } else {
      inserts.push({ at: startOf(body), text: `(${note}, ` }, { at: endOf(body), text: ')' });
    }
  }
  if (inserts.length === 0) return undefined;
  let text = source;
  // Last first, so that the places of those before stay. Of two at one place, the inner of nested bodies comes later.
  for (const { at, text: note_ } of inserts.toSorted((a, b) => b.at - a.at))
    text = text.slice(0, at) + note_ + text.slice(at);
  return `// @ts-nocheck\n${text}`;
}
