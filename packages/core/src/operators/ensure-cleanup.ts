import type { OperatorSite, PatchOperator } from './operator.ts';
import { textOf } from '../syntax/node.ts';
import { indentAt, indented } from './text.ts';
import { blocksOf } from './blocks-of.ts';

const CLEANS_UP =
  /(^|\.)#?(remove|clear|close|release|unsubscribe|off|dispose|end|stop|unlock|abort|destroy|disconnect|delete|restore|reset|cleanup|unref|detach|leave|exit)\w*\??\.?\(/i;

/** What is put back once work is done that is waited for. */
const PUTS_BACK = /^[\w$.#]+ = (null|undefined|false|0|''|\[\]|\{\}|new (Map|Set)\(\));?$/;

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
        // The work is mostly the statement before; what it declares is used by those after it.
        for (let first = index - 1; first >= Math.max(0, index - 3); first--) {
          const [from, to] = [list[first] as OperatorSite, list.at(-1) as OperatorSite];
          const work = [source.slice(from.start, cleanup.start), source.slice(cleanup.end, to.end)];
          const text = tryFinally(work, call, indentAt(source, from.start));
          const edits = [{ start: from.start, end: Math.max(to.end, cleanup.end), text }];
          yield { edits, cost: 1.8 + 0.2 * (index - 1 - first) };
        }
      }
    }
  },
};

function waits(work: readonly OperatorSite[], source: string): boolean {
  return work.some(({ start, end }) => /\bawait\b/.test(source.slice(start, end)));
}

function tryFinally(work: readonly string[], call: string, indent: string): string {
  const inner = indent + (indent.includes('\t') ? '\t' : '  ');
  const parts = work.map((part) => part.trim()).filter((part) => part !== '');
  const moved = parts.map((part) => indented(part, indent, inner)).join(`\n${inner}`);
  return `try {\n${inner}${moved}\n${indent}} finally {\n${inner}${call}\n${indent}}`;
}
