import type { Edit } from '../../model/edit.ts';
import { bindingCounts } from '../../syntax/binding-counts.ts';
import { idleFields } from '../../syntax/idle-fields.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { analyzeScopes, bindingAt, type Binding } from '../../syntax/scope.ts';
import { type EmptyCollections, fills } from './empty-collections.ts';
import { forgottenNames } from './forgotten-names.ts';

/** A name that is read: behind no dot but those of `...rest`, and not what is assigned to. */
const READ = /(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*(?![\w$])(?!\s*(?:[-+*/%&|^?]{0,2}|<<|>>>?)=(?![=>]))/g;

/** A name that is set: `x = `, `x += `, `x++`. */
const SET = /(?<![\w$.])[A-Za-z_$][\w$]*(?![\w$])(?=\s*(?:(?:[-+*/%&|^?]{0,2}|<<|>>>?)=(?![=>])|\+\+|--))/g;

/** A field that is read. */
const FIELD = /\.(#?[A-Za-z_$][\w$]*)(?![\w$(])(?!\s*=(?![=>]))/g;

const IDLE = 0.9;
const REMEMBERED = -0.7;
const FILLED = -0.4;

/** Adds to what an operator costs. */
export interface Price {
  (edits: readonly Edit[]): number;
  /** The most that it takes off for one thing of each kind. */
  readonly mostOff: number;
}

export const NO_PRICE: Price = Object.assign(() => 0, { mostOff: 0 });

/**
 * What a patch does to the use of declared names: one after which nobody reads a binding any more is suspicious, one that
 * reads what nobody read, a field as well, sets what was declared to change and never does, or fills a collection that nobody filled, is
 * promising. Of eight names that linters find unused in the suites, seven are what the fault forgot.
 */
export function lintPrior({ program, source }: ParsedModule, empty: EmptyCollections): Price {
  const root = analyzeScopes(program);
  const counts = bindingCounts(program);
  const { unread, unset } = forgottenNames(root, counts);
  const names = [...empty.keys()];
  const idle = idleFields(program);
  const forgotten = [unset, unread, idle].filter(({ size }) => size > 0).length;
  const mostOff = -REMEMBERED * forgotten - (names.length > 0 ? FILLED : 0);
  const price = (edits: readonly Edit[]): number => {
    const change = new Map<Binding, number>();
    const count = (text: string, offset: number, by: number): void => {
      for (const [name] of text.matchAll(READ)) {
        const binding = bindingAt(root, name, offset);
        if (binding !== undefined) change.set(binding, (change.get(binding) ?? 0) + by);
      }
    };
    for (const { start, end, text } of edits) {
      count(source.slice(start, end), start, -1);
      count(text, start, 1);
    }
    const isSet = edits.some(({ start, text }) =>
      [...text.matchAll(SET)].some(([name]) => unset.has(bindingAt(root, name, start) as Binding)),
    );
    let prior = names.some((name) => edits.some(({ text }) => fills(text, name))) ? FILLED : 0;
    if (isSet) prior += REMEMBERED;
    const readsIdle = edits.some(({ text }) => [...text.matchAll(FIELD)].some(([, name = '']) => idle.has(name)));
    if (readsIdle) prior += REMEMBERED;
    for (const [binding, difference] of change) {
      const before = counts.reads.get(binding) ?? 0;
      if (before > 0 && before + difference <= 0) prior += IDLE;
      if (difference > 0 && unread.has(binding)) prior += REMEMBERED;
    }
    return prior;
  };
  return Object.assign(price, { mostOff });
}
