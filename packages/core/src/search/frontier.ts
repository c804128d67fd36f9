import type { Edit } from '../model/edit.ts';
import type { FaultLog } from './fault-log.ts';

/** A patch that waits to be judged. */
export interface Proposal {
  readonly edits: readonly Edit[];
  readonly operator: string;
  readonly cost: number;
  /** What the texts have to be for the patch to be well-formed. */
  readonly syntax: 'expression' | 'statements' | 'module';
  /** Which step limits it is judged with; see `limits.ts`. */
  readonly tier: number;
  /** The same under a further condition: asked for when it turns every failing test, but breaks the tests `broken`. */
  readonly confine?: (broken: readonly number[]) => Source;
  /** It is under a condition that was found so. */
  readonly isConfined?: true;
  /** As in `Candidate`. */
  readonly isUniform?: true;
  /** The same wherever the module does the same: asked for when it passes. Gives nothing where the module does not. */
  readonly likewise?: () => Proposal | undefined;
}

/** Makes proposals when its turn comes. */
export interface Source {
  /** Who makes them: an operator, or a kind of synthesis. */
  readonly operator: string;
  /** No proposal of it is cheaper. */
  readonly bound: number;
  expand(): Iterable<Proposal | Source>;
}

interface Entry {
  readonly priority: number;
  readonly item: Proposal | Source;
  readonly order: number;
  /** How much of the priority is no cost. */
  readonly delay: number;
}

export interface Ready {
  readonly proposal: Proposal;
  /** Where it stood in the frontier. */
  readonly priority: number;
}

/** Best first, lazily: a source is expanded only when nothing cheaper is left. The same input comes out in the same order. */
export interface Frontier {
  add(item: Proposal | Source, priority?: number): void;
  /** From now on what costs less than `cost` has its turn by its cost alone: something that costs as much has been found. */
  hasten(cost: number): void;
  /**
   * The next proposal, cheapest first; `undefined` when nothing up to `limit` is left. `expanded` when a source had its
   * turn first: that may take some milliseconds, so the caller gets a chance to speak.
   */
  next(limit: number): Ready | 'expanded' | undefined;
  readonly isEmpty: boolean;
}

/**
 * @param onFault told what a source has thrown: its proposals up to there stay, and all others have their turn
 * @param delayOf how much later than its cost says a patch has its turn
 */
export function createFrontier(
  onFault: FaultLog['note'],
  delayOf: (edits: readonly Edit[]) => number = () => 0,
): Frontier {
  const heap: Entry[] = [];
  let count = 0;
  let foundAt = 0;
  const add: Frontier['add'] = (item, priority) => {
    const cost = 'bound' in item ? item.bound : item.cost;
    const delay = priority !== undefined || 'bound' in item || cost < foundAt ? 0 : delayOf(item.edits);
    push(heap, { item, priority: (priority ?? cost) + delay, order: count++, delay });
  };
  return {
    add,
    hasten(cost) {
      foundAt = Math.max(foundAt, cost);
      for (const entry of heap.splice(0)) {
        const { item, priority, delay } = entry;
        const isHastened = delay > 0 && !('bound' in item) && item.cost < foundAt;
        push(heap, isHastened ? { ...entry, priority: priority - delay, delay: 0 } : entry);
      }
    },
    next(limit) {
      if (heap.length === 0 || (heap[0] as Entry).priority > limit) return undefined;
      const { item, priority } = pop(heap);
      if (!('bound' in item)) return { proposal: item, priority };
      try {
        for (const each of item.expand()) add(each);
      } catch (error) {
        onFault(item.operator, error);
      }
      return 'expanded';
    },
    get isEmpty() {
      return heap.length === 0;
    },
  };
}

/** Sources go first at equal cost, so that all proposals of a cost stand side by side; then by position, then by text. */
function compare(a: Entry, b: Entry): number {
  if (a.priority !== b.priority) return a.priority - b.priority;
  const [first, second] = [a.item, b.item];
  if ('bound' in first || 'bound' in second) {
    if ('bound' in first && 'bound' in second) return a.order - b.order;
    return 'bound' in first ? -1 : 1;
  }
  return compareEdits(first.edits, second.edits) || a.order - b.order;
}

function compareEdits(a: readonly Edit[], b: readonly Edit[]): number {
  const [first, second] = [a[0], b[0]];
  if (first === undefined || second === undefined) return a.length - b.length;
  if (first.start !== second.start) return first.start - second.start;
  if (first.end !== second.end) return first.end - second.end;
  return first.text < second.text ? -1 : first.text > second.text ? 1 : a.length - b.length;
}

function push(heap: Entry[], entry: Entry): void {
  heap.push(entry);
  let at = heap.length - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (compare(heap[above] as Entry, entry) <= 0) break;
    heap[at] = heap[above] as Entry;
    at = above;
  }
  heap[at] = entry;
}

function pop(heap: Entry[]): Entry {
  const top = heap[0] as Entry;
  const last = heap.pop() as Entry;
  if (heap.length === 0) return top;
  let at = 0;
  for (let below = 1; below < heap.length; below = 2 * at + 1) {
    const right = heap[below + 1];
    if (right !== undefined && compare(right, heap[below] as Entry) < 0) below++;
    if (compare(last, heap[below] as Entry) <= 0) break;
    heap[at] = heap[below] as Entry;
    at = below;
  }
  heap[at] = last;
  return top;
}
