import type { OperatorSite, PatchOperator } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';
import { indentAt, indented, indentStep } from '../shared/text.ts';
import { blocksOf } from '../shared/blocks-of.ts';

const CLEANS_UP =
  /(^|\.)#?(remove|clear|close|release|unsubscribe|off|dispose|end|stop|unlock|abort|destroy|disconnect|delete|restore|reset|cleanup|unref|detach|leave|exit|return)\w*\??\.?\(/i;

/** What is put back, or counted down, once work is done that is waited for. */
const PUTS_BACK = /^[\w$.#]+( = (null|undefined|false|0|''|\[\]|\{\}|new (Map|Set)\(\))|--| -= 1);?$/;

/** `const r = await work(); unlock(); return r` → `try { const r = await work(); return r } finally { unlock() }`. */
export const ensureCleanup: PatchOperator = {
  name: 'ensure-cleanup',
  family: 'statement',
  description: 'what was taken, listened to or noted down is not given back when the work fails',
  floor: 1.8,
  on: 'module',
  // A failure before it is just why it is not reached.
  unreached: true,
  *patches(sites, { source }) {
    for (const list of blocksOf(sites)) {
      for (const [index, cleanup] of list.entries()) {
        if (index === 0 || cleanup.node.type !== 'ExpressionStatement') continue;
        const call = textOf(source, cleanup.node);
        if (!CLEANS_UP.test(call) && !(PUTS_BACK.test(call) && waits(list.slice(0, index), source))) continue;
        for (const end of endsOf(list, index)) {
          // The work is mostly the statement before; what it declares is used by those after it.
          for (let first = index - 1; first >= Math.max(0, index - 3); first--) {
            const [from, to] = [list[first] as OperatorSite, list.at(-1) as OperatorSite];
            const work = [source.slice(from.start, cleanup.start), source.slice(end, to.end)];
            const layout = { indent: indentAt(source, from.start), step: indentStep(source) };
            const text = tryFinally(work, source.slice(cleanup.start, end), layout);
            const edits = [{ start: from.start, end: Math.max(to.end, end), text }];
            yield { edits, cost: 1.8 + 0.2 * (index - 1 - first) };
          }
        }
      }
    }
  },
};

/** Where what belongs to the clean-up ends: behind the statement, or behind all that is done with it. */
function endsOf(list: readonly OperatorSite[], index: number): number[] {
  const rest = list.slice(index);
  const others = rest.findIndex(({ node }) => node.type !== 'ExpressionStatement');
  const all = others === -1 ? rest : rest.slice(0, others);
  return [...new Set([(all.at(-1) as OperatorSite).end, (rest[0] as OperatorSite).end])];
}

function waits(work: readonly OperatorSite[], source: string): boolean {
  return work.some(({ start, end }) => /\bawait\b/.test(source.slice(start, end)));
}

function tryFinally(
  work: readonly string[],
  call: string,
  { indent, step }: { readonly indent: string; readonly step: string },
): string {
  const inner = indent + step;
  const parts = work.map((part) => part.trim()).filter((part) => part !== '');
  const moved = parts.map((part) => indented(part, indent, inner)).join(`\n${inner}`);
  return `try {\n${inner}${moved}\n${indent}} finally {\n${inner}${indented(call, indent, inner)}\n${indent}}`;
}
