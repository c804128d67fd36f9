// @ts-nocheck -- copied beside a case and compiled by the transform of the project that heals it.
import { isDeepStrictEqual } from 'node:util';

// What an endless generator may give.
const MOST_ITEMS = 10_000;

/**
 * Calls two modules with the same inputs, and throws at the first for which they give different values, or only one
 * throws.
 */
export async function compareModules({ subject, reference, generator, name, seed, count }) {
  const call = generator.call ?? ((module, args) => module[name](...args));
  if (generator.call === undefined && typeof reference[name] !== 'function') {
    throw new Error(`there is no function "${name}" to call: the module with the inputs needs a \`call\` of its own`);
  }
  for (let index = 0; index < count; index++) {
    // Each gets arguments of its own, made in the same way: what one does to them does not reach the other.
    const argumentsOf = () => generator.inputs(randomFor(seed, index));
    const expected = await outcomeOf(() => call(reference, argumentsOf()));
    const actual = await outcomeOf(() => call(subject, argumentsOf()));
    if (!isDeepStrictEqual(actual, expected)) throw new Error(`input ${index + 1} of ${count} is answered differently`);
  }
}

async function outcomeOf(call) {
  try {
    return { value: itemsOf(await call()) };
  } catch {
    return { throws: true };
  }
}

/** The items of an iterator; all else as it is. */
function itemsOf(value) {
  if (typeof value?.next !== 'function' || typeof value[Symbol.iterator] !== 'function') return value;
  const items = [];
  for (const item of value) {
    if (items.push(itemsOf(item)) >= MOST_ITEMS) break;
  }
  return items;
}

/** A stream of its own for each input: those after it do not depend on how much it took. */
export function randomFor(seed, index) {
  const next = numbersFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const integer = (min, max) => min + Math.floor(next() * (max - min + 1));
  const pick = (items) => items[integer(0, items.length - 1)];
  const list = (min, max, make) => Array.from({ length: integer(min, max) }, (_, position) => make(position));
  return {
    next,
    integer,
    pick,
    list,
    chance: (probability) => next() < probability,
    text: (min, max, letters) => list(min, max, () => pick(letters)).join(''),
    shuffle(items) {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
      }
      return shuffled;
    },
  };
}

/** Numbers from 0 to below 1: a counter of Weyl's, mixed as in the finalizer of MurmurHash3. */
function numbersFrom(start) {
  let state = start | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
