import { types } from 'node:util';

const MOST_ITEMS = 4;
const MOST_DEPTH = 3;
const DAY_MS = 86_400_000;

/** Plain data like `value`, each unlike it in one place: what else a function might be handed. Those nearest to the root first. */
export function* variantsOf(value: unknown, depth = 0): Generator {
  switch (typeof value) {
    case 'number':
      yield* [
        0,
        1,
        -1,
        value + 1,
        value - 1,
        -value,
        value * 10,
        Number.isInteger(value) ? Math.trunc(value / 2) : value / 2,
      ];
      return;
    case 'string':
      yield* ['', value.slice(1), value.slice(0, -1), value.toUpperCase(), value.toLowerCase(), ` ${value} `];
      yield value + value;
      return;
    case 'boolean':
      yield !value;
      return;
    case 'object':
      if (value !== null && depth < MOST_DEPTH) yield* variantsOfObject(value, depth);
  }
}

function* variantsOfObject(value: object, depth: number): Generator {
  if (types.isDate(value)) {
    yield* [1, -1, DAY_MS, -DAY_MS].map((more) => new Date(value.getTime() + more));
  } else if (types.isMap(value)) {
    const entries = [...value];
    yield* listsLike(entries).map((each) => new Map(each));
  } else if (types.isSet(value)) {
    yield* listsLike([...value]).map((each) => new Set(each));
  } else if (Array.isArray(value)) {
    yield* listsLike(value as readonly unknown[]);
    for (const [index, item] of value.slice(0, MOST_ITEMS).entries()) {
      for (const other of variantsOf(item, depth + 1)) yield value.with(index, other);
    }
  } else {
    const entries = Object.entries(value);
    for (const [key] of entries) yield Object.fromEntries(entries.filter(([other]) => other !== key));
    for (const [key, item] of entries) {
      for (const other of variantsOf(item, depth + 1)) yield { ...value, [key]: other };
    }
  }
}

/** With fewer items, with one twice, and the other way round. */
function listsLike<Item>(items: readonly Item[]): (readonly Item[])[] {
  return [
    [],
    items.slice(0, 1),
    items.slice(1),
    items.slice(0, -1),
    [...items, ...items.slice(-1)],
    items.toReversed(),
  ];
}
