import type { Call } from '../../ports/probe-lab.ts';
import { codeOf, type Quote } from './code-of.ts';
import { variantsOf } from './variants-of.ts';

const MOST = { seen: 20, crossed: 60, calls: 300 };

/** A call whose arguments are plain data. */
export interface WrittenCall extends Call {
  /** `add(1, 2)` */
  readonly code: string;
}

/** Calls that tests make, then the same with an argument of another of them, then with one place of an argument changed. */
export function callsLike(seen: readonly Call[], quote: Quote): readonly WrittenCall[] {
  const calls = new Map<string, WrittenCall>();
  const add = (call: Call, most: number): void => {
    const code = calls.size < most ? callCode(call, quote) : undefined;
    if (code !== undefined && !calls.has(code)) calls.set(code, { ...call, code });
  };
  for (const call of seen) add(call, MOST.seen);
  const own = [...calls.values()];
  for (const call of own)
    for (const other of own) for (const crossed of crossedWith(call, other)) add(crossed, MOST.seen + MOST.crossed);
  for (const call of inTurn(own.map(variantCalls))) add(call, MOST.calls);
  return [...calls.values()];
}

function callCode({ name, args }: Call, quote: Quote): string | undefined {
  const texts = args.map((arg) => codeOf(arg, quote));
  return texts.includes(undefined) ? undefined : `${name}(${texts.join(', ')})`;
}

/** `call`, with one argument that `other` has. */
function crossedWith({ name, args }: Call, other: Call): Call[] {
  if (other.name !== name || other.args.length !== args.length) return [];
  return args.map((_, index) => ({ name, args: args.with(index, other.args[index]) }));
}

function* variantCalls({ name, args }: Call): Generator<Call> {
  for (const [index, arg] of args.entries())
    for (const other of variantsOf(arg)) yield { name, args: args.with(index, other) };
}

/** One of each, then the next of each. */
function* inTurn<Item>(sources: readonly Iterator<Item>[]): Generator<Item> {
  let open = sources;
  while (open.length > 0) {
    const taken = open.map((source) => ({ source, next: source.next() }));
    const left = taken.filter(({ next }) => next.done !== true);
    for (const { next } of left) yield next.value as Item;
    open = left.map(({ source }) => source);
  }
}
