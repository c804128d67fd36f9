import { endOf, isFunction, startOf, textOf, type Node } from '../../syntax/node.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { pathsOf } from '../../syntax/path.ts';
import type { Piece } from '../merge/items.ts';
import { functionIn } from './fit-function.ts';
import { parseFragment } from './parse-fragment.ts';
import type { Slot } from './slot.ts';

/** How much of its words the body has to share with the old one when it does not return anything. */
const LEAST_LIKENESS = 0.5;

/** The target with the statements of a reply as its body, when they look like one. */
export function bodyPiece(reply: ParsedModule, slot: Slot, module: ParsedModule): Piece | undefined {
  const callable = functionIn(slot.node);
  const body = callable?.body as Node | undefined;
  if (body === undefined) return undefined;
  const statements = inner(reply);
  if (statements === undefined) return undefined;
  const old = textOf(module.source, body);
  const returns = [...pathsOf(reply.program, isFunction)].some(({ node }) => node.type === 'ReturnStatement');
  if (!returns && likeness(old, statements) < LEAST_LIKENESS) return undefined;

  const text = textOf(module.source, slot.node);
  const from = startOf(body) - startOf(slot.node);
  const to = endOf(body) - startOf(slot.node);
  const isExpression = body.type !== 'BlockStatement';
  if (isExpression && !returns) {
    const value = statements.replace(/;\s*$/, '');
    return parseFragment(text.slice(0, from) + value + text.slice(to), slot.place, module.file);
  }
  return parseFragment(`${text.slice(0, from)}{\n${statements}\n}${text.slice(to)}`, slot.place, module.file);
}

/** The text of the statements, without braces around all of them; absent for what no body is. */
function inner({ program, source }: ParsedModule): string | undefined {
  const isModule = program.body.some(({ type }) => type.startsWith('Import') || type.startsWith('Export'));
  if (isModule) return undefined;
  const [only, ...more] = program.body;
  if (only?.type !== 'BlockStatement' || more.length > 0) return source;
  return source.slice(startOf(only) + 1, endOf(only) - 1);
}

function likeness(old: string, now: string): number {
  const [before, after] = [wordsIn(old), wordsIn(now)];
  const shared = [...after].filter((word) => before.has(word)).length;
  return (2 * shared) / Math.max(1, before.size + after.size);
}

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\w$]+/g) ?? []);
}
