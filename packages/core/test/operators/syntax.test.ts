import { describe, expect, it } from 'vitest';
import { OPERATORS, PATCH_OPERATORS } from '../../src/operators/registry.ts';
import { editFor } from '../../src/search/print/splice.ts';
import { statementEdit } from '../../src/search/print/statement-edit.ts';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import { parses } from '../../src/syntax/parse.ts';
import { proposeAnywhere, proposePatches, type Scene } from './propose.ts';

const TYPESCRIPT = `import type { Shape } from './shape.ts';
import base, { helper as help, type Options } from './base.ts';
export { help };
declare const VERSION: string;
enum Level { Low = 1, High = Low * 2, Name = 'x' }
namespace Inner { export const depth = 3; }
abstract class Store<T extends object = Shape> extends base<T> implements Iterable<T> {
  static #count = 0;
  static { Store.#count = 1; }
  readonly #items: T[] = [];
  declare kept?: string;
  constructor(private readonly limit: number = 10, @help public name?: string) {
    super(limit!);
  }
  @help({ deep: true }) get size(): number { return this.#items.length; }
  set size(value: number) { this.#items.length = value; }
  abstract find(key: string): T | undefined;
  *[Symbol.iterator](): Iterator<T> { yield* this.#items; }
  async #load<K extends keyof T>(key: K, ...rest: readonly T[K][]): Promise<T[K] | undefined> {
    label: for (const item of this.#items as readonly T[]) {
      if (!(key in item) || #items in (item as unknown as object)) continue label;
      const found = (item satisfies T)[key]!;
      try { return await help<T[K]>(found, ...rest); } catch { throw new Error(\`\${String(key)}: \${rest.length}\`); } finally { Store.#count++; }
    }
    switch (rest.length) { case 0: return undefined; case 1: break; default: return rest[0]; }
    return <T[K]>rest.at(-1);
  }
  has(this: Store<T>, value: unknown): value is T { return typeof value === 'object' && value !== null; }
}
export default function main(this: void, { a = 1, b: { c } = { c: 2 } }: Options = {}, [d, ...e]: number[] = []): void {
  let i = 0, total: number | undefined;
  do { i += 1; } while (i < 3 && a > -i);
  for (let j = 0, k = e.length; j < k; j++, k--) total = (total ?? 0) + e[j]! ** 2;
  const pick = <T,>(value: T): T => value, named = function inner() { return arguments.length + c; };
  ({ a, b: { c } = { c: d } } = { a: d, b: { c: 3 } });
  delete (named as any).x?.y;
  a ? pick(i) : i++, void 0;
  new Map<string, number>([['a', 1]]).get('a')?.toFixed(2);
  if (/^a+b?$/i.test(VERSION)) return; else if (c) { throw c; }
}
`;

const TSX = `const items: readonly string[] = [];
export const List = <T extends { id: number }>({ rows, title = 'x', ...rest }: { rows: T[]; title?: string }) => (
  <>
    <h1 className={title.length > 3 ? 'long' : 'short'} hidden {...rest}>{title} – {rows.length + 1}</h1>
    {rows.map((row, index) => <li key={row.id} onClick={() => items.includes(String(row.id))}>{index}: <b>{row.id}</b></li>)}
    {items.length > 0 && <Foo.Bar value="a" render={function () { return null; }} />}
  </>
);
`;

/** Names that every object has. */
const INHERITED = `const toString = Object.prototype.toString, constructor = 1, __proto__ = 2;
function valueOf(hasOwnProperty, isPrototypeOf = constructor) {
  if (!Object.prototype.hasOwnProperty.call(hasOwnProperty, 'constructor') || hasOwnProperty === 'toString') return toString();
  const { toLocaleString, __proto__: kept } = hasOwnProperty;
  kept.constructor = isPrototypeOf.toLocaleString('en') + valueOf(constructor, kept.valueOf());
  return kept.hasOwnProperty(toLocaleString) ? constructor() : ['constructor', '__proto__'].includes(kept.toString()) || __proto__;
}
`;

it.each([
  ['TypeScript', 'scene.ts', TYPESCRIPT],
  ['JavaScript with inherited names', 'scene.js', INHERITED],
  ['TSX', 'scene.tsx', TSX],
])(
  'every replacement in %s parses in its place',
  (_, file, source) => {
    const broken: string[] = [];
    const counts = new Map<string, number>();
    let proposed = 0;

    for (const operator of OPERATORS) {
      for (const { site, text } of proposeAnywhere(operator, { source, file })) {
        // A few of a kind are enough.
        const kind = `${operator.name} ${site.start}`;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if ((counts.get(kind) as number) > 4) continue;
        const edit =
          operator.on === 'expression'
            ? editFor({ kind: 'expression', ...site }, text)
            : statementEdit({ kind: 'statement', ...site }, text, source);
        proposed++;
        if (!parses(applyEdits(source, [edit]), file))
          broken.push(`${operator.name}: ${source.slice(site.start, site.end)} → ${text}`);
      }
    }

    expect(broken).toEqual([]);
    expect(proposed).toBeGreaterThan(80);
  },
  60_000,
);

/** What is recorded may have the prototype of a class without being one of its objects. */
class Closed {
  readonly #own = 1;

  [Symbol.toPrimitive](): number {
    return this.#own;
  }
}

const closed: unknown = Object.create(Closed.prototype);

describe.each([
  ['TypeScript', 'scene.ts', TYPESCRIPT],
  ['JavaScript with inherited names', 'scene.js', INHERITED],
  ['TSX', 'scene.tsx', TSX],
  ['short functions', 'scene.ts', 'const pair = (a, b) => ({ a, b }), list = (a, b) => [a, b], none = (a, b) => {};'],
])('no operator in %s', (_, file, source) => {
  it.each<[values: string, elsewhere: readonly unknown[]]>([
    ['values that only look like objects of a class', [closed, [closed, closed], { closed }, 'text', -1]],
    ['nothing', []],
    ['missing values', [undefined, null]],
    ['texts', ['', 'A  (b)\nß%20', '-_']],
    ['numbers', [-1.5, 0, Number.NaN]],
    ['lists', [[], ['b', 'a'], [2, 1], [{ name: 'A' }]]],
    ['functions and dates', [() => 1, new Date(0), new Map(), new Set()]],
  ])(
    'fails at %s',
    (_values, elsewhere) => {
      const messages = ["expected 'a' to be 'b%20'", 'Error: no answer', 'expected function to throw'];
      const scene: Scene = { source, file, elsewhere, messages };

      const propose = (): unknown[] => [
        ...OPERATORS.flatMap((operator) => proposeAnywhere(operator, scene)),
        ...PATCH_OPERATORS.flatMap((operator) => proposePatches(operator, scene)),
      ];

      expect(propose).not.toThrow();
    },
    60_000,
  );
});

it('moves statements and exchanges neighbours', () => {
  const source = 'function f() {\n  a();\n  b();\n  c();\n}';

  const sources = PATCH_OPERATORS.flatMap((operator) => proposePatches(operator, { source }));

  expect(sources.map((each) => [...each.matchAll(/(\w)\(\);/g)].map((match) => match[1]).join(''))).toEqual([
    'bac',
    'bca',
    'cab',
    'acb',
  ]);
});

it('makes the same change at all alike places of a function', () => {
  const source = 'function f(n: number) {\n  if (n > 3) return true;\n  if (n > 9) return false;\n}';

  const changing = PATCH_OPERATORS.filter(({ family }) => family !== 'missing-value');
  const sources = changing
    .flatMap((operator) => proposePatches(operator, { source }))
    .map((each) => each.replaceAll(/\s+/g, ' '));

  expect(sources).toEqual([
    'function f(n: number) { if (n > 9) return false; if (n > 3) return true; }',
    'function f(n: number) { if (n > 3) return false; if (n > 9) return true; }',
    'function f(n: number) { if (n >= 3) return true; if (n >= 9) return false; }',
    'function f(n: number) { if (n < 3) return true; if (n < 9) return false; }',
  ]);
});
