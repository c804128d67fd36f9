import type { Edit, Span } from '../model/edit.ts';
import type { RepairTarget } from '../model/target.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { childrenOf, endOf, isFunction, startOf, type Node } from '../syntax/node.ts';
import { parseModule, parsesAsStatements } from '../syntax/parse.ts';

/**
 * Whether all edits lie between the braces of one function of the target's module, and what comes of them is a list of
 * statements: then the module still parses and all else of it is what it was. Parses one body in the place of a module.
 *
 * @throws RepairError `PARSE_FAILED` when the target itself does not parse, `PATCH_CONFLICT` when edits overlap
 */
export function staysInBody({ source, file }: RepairTarget, edits: readonly Edit[]): boolean {
  const [first] = edits;
  if (first === undefined) return false;
  const around: Span = {
    start: Math.min(...edits.map(({ start }) => start)),
    end: Math.max(...edits.map(({ end }) => end)),
  };
  const body = innermostBody(parseModule(source, file).program, around);
  if (body === undefined) return false;
  const inner = edits.map((edit) => ({ ...edit, start: edit.start - body.start, end: edit.end - body.start }));
  return parsesAsStatements(applyEdits(source.slice(body.start, body.end), inner), file);
}

/** What is between the braces of the innermost function around `span`; functions that are one expression have no braces. */
function innermostBody(program: Node, span: Span): Span | undefined {
  let body: Span | undefined;
  for (let node: Node | undefined = program; node !== undefined; node = childAround(node, span)) {
    if (!isFunction(node) || node.body.type !== 'BlockStatement') continue;
    const within = { start: startOf(node.body) + 1, end: endOf(node.body) - 1 };
    if (within.start <= span.start && span.end <= within.end) body = within;
  }
  return body;
}

function childAround(node: Node, { start, end }: Span): Node | undefined {
  return childrenOf(node).find(({ node: child }) => startOf(child) <= start && end <= endOf(child))?.node;
}
