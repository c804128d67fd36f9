import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { parseModule, parses } from './parse.ts';
import { collectSites } from './sites.ts';

function sitesOf(source: string, file = '/p/a.tsx'): ReturnType<typeof collectSites> {
  return collectSites(parseModule(source, file), [{ start: 0, end: source.length }]);
}

function expressionsOf(source: string, file?: string): string[] {
  return sitesOf(source, file).expressions.map(({ start, end }) => source.slice(start, end));
}

describe('the expression sites', () => {
  it.each<[string, string, string[]]>([
    ['operands', 'a + b * 2', ['a + b * 2', 'a', 'b * 2', 'b', '2']],
    ['a call and its arguments, not its callee', 'f(a, ...b)', ['f(a, ...b)', 'a', 'b']],
    ['the object of a method call, not the method', 'a.b(c)', ['a.b(c)', 'a', 'c']],
    ['the class of `new` never', 'new A(b)', ['new A(b)', 'b']],
    [
      'an optional chain as a whole, its keys and arguments, what stands before a `?.`',
      'a?.b.c?.(d)?.[e]',
      ['a?.b.c?.(d)?.[e]', 'a?.b.c?.(d)', 'a', 'd', 'e'],
    ],
    ['the right side of an assignment', 'a.b = c', ['a.b = c', 'a', 'c']],
    ['computed keys', 'a[b] = c', ['a[b] = c', 'a', 'b', 'c']],
    ['nothing that is updated', 'a++', ['a++']],
    [
      'nothing that is deleted or asked for its type',
      'delete a.b, typeof c',
      ['delete a.b, typeof c', 'delete a.b', 'a', 'typeof c'],
    ],
    ['the operand of other unary operators', '!a', ['!a', 'a']],
    [
      'values of an object, not keys and shorthands',
      '({ a: b, [c]: d, e, ...f })',
      ['{ a: b, [c]: d, e, ...f }', 'b', 'd', 'f'],
    ],
    ['elements', '[a, , ...b]', ['[a, , ...b]', 'a', 'b']],
    [
      'parts of a template, not of a tagged one',
      'tag`${a}` + `${b}`',
      ['tag`${a}` + `${b}`', 'tag`${a}`', 'a', '`${b}`', 'b'],
    ],
    ['all of a conditional', 'a ? b : c', ['a ? b : c', 'a', 'b', 'c']],
    ['what is awaited', 'await a', ['await a', 'a']],
    ['defaults, not patterns', 'const { a = b, c: { d } } = e', ['b', 'e']],
    ['defaults of parameters', 'function f(a = b, { c = d }) {}', ['b', 'd']],
    ['the body of an arrow, not a function that takes its name from where it stands', 'const f = () => a', ['a']],
    ['an anonymous function as an argument', 'f(() => a)', ['f(() => a)', '() => a', 'a']],
    ['conditions and what is iterated', 'for (const a of b) if (c) while (d);', ['b', 'c', 'd']],
    ['all three parts of a loop', 'for (let i = a; i < b; i++);', ['a', 'i < b', 'i', 'b', 'i++']],
    ['what is switched on and compared with', 'switch (a) { case b: }', ['a', 'b']],
    ['what is thrown', 'throw new A(b)', ['new A(b)', 'b']],
    ['no labels', 'a: for (;;) { break a }', []],
    [
      'no names that are declared, imported or exported',
      "import a from 'b'; export { a as c }; function d() {} class e {}",
      [],
    ],
    ['a default export', 'export default a', ['a']],
    ['values of fields', 'class A { b = c; static #d = e; [f] = g }', ['c', 'e', 'g']],
    [
      'private members as a whole',
      'class A { #a = 1; b() { return this.#a + (#a in this) } }',
      ['1', 'this.#a + (#a in this)', 'this.#a', 'this', '#a in this', 'this'],
    ],
    ['no `super`', 'class A extends B { c() { super.c(d) } }', ['super.c(d)', 'd']],
    ['nothing in heritage, of decorators the arguments', '@a(b) class C extends D { @e(f) g = h }', ['b', 'f', 'h']],
    [
      'neither `new.target` nor `import.meta` alone',
      'function f() { return new.target + import.meta.url }',
      ['new.target + import.meta.url', 'import.meta.url'],
    ],
    ['regular expressions, numbers, `null`', 'f(/a/g, 1n, null)', ['f(/a/g, 1n, null)', '/a/g', '1n', 'null']],
    ['a sequence and its parts', 'f((a, b))', ['f((a, b))', 'a, b', 'a', 'b']],
  ])('are %s', (_what, source, expected) => {
    expect(expressionsOf(source)).toEqual(expected);
  });

  it.each<[string, string, string, string[]]>([
    ['no types', '/p/a.ts', 'const a: B<typeof c> = d as E; let f: G | undefined;', ['d as E', 'd']],
    [
      'the inside of casts',
      '/p/a.ts',
      '(a as B).c(d!); e satisfies F',
      ['(a as B).c(d!)', 'a as B', 'a', 'd!', 'd', 'e satisfies F', 'e'],
    ],
    ['nothing in a cast that is assigned to', '/p/a.ts', '(a as B) = c; d!++', ['(a as B) = c', 'c', 'd!++']],
    ['no callee in a cast', '/p/a.ts', 'a!(b)', ['a!(b)', 'b']],
    ['initializers of enums, not their names', '/p/a.ts', 'enum A { B = 1, C = B << 2 }', ['1', 'B << 2', 'B', '2']],
    [
      'nothing declared',
      '/p/a.ts',
      'declare const a: 1; declare function f(b: typeof a): void; abstract class A { abstract c(): void }',
      [],
    ],
    ['defaults of parameter properties', '/p/a.ts', 'class A { constructor(private b = c) {} }', ['c']],
    ['type arguments never', '/p/a.ts', 'f<A>(b); new C<D>(e)', ['f<A>(b)', 'b', 'new C<D>(e)', 'e']],
    ['nothing in import equals', '/p/a.cts', "import a = require('b'); export = a", ['a']],
    [
      'expressions in JSX, no names in it',
      '/p/a.tsx',
      'const a = <A b={c} {...d}>{e}<B.C f={g}/></A>',
      ['<A b={c} {...d}>{e}<B.C f={g}/></A>', 'c', 'd', 'e', 'g'],
    ],
  ])('are in TypeScript %s', (_what, file, source, expected) => {
    expect(expressionsOf(source, file)).toEqual(expected);
  });

  it('can each be replaced in parentheses', () => {
    const source = `import x, { y as z } from './x';
      @dec(1) export class Cart<T> extends Base<T> {
        #lines: Line[] = []; static count = 0; accessor total = 1;
        constructor(private readonly tax = 0.2, @inject() { a = 1, ...rest }: Options = {}) { super(tax); this.#lines ??= [] }
        get size() { return this.#lines?.[0]?.items.length ?? 0 }
        async *each() { for await (const line of this.#lines) yield* [line, await line!] }
        [Symbol.iterator] = () => ({ async next() { return { done: true as const } } });
      }
      enum Level { Low = 1 << 2, High = Low | 4 }
      namespace N { export const deep = z\`a\${1}b\` }
      export default function App({ items = [] }: Props) {
        label: for (let i = 0, n = items.length; i < n; i++) { if (i in items) continue label; else break label }
        switch (typeof items) { case 'object': return <ul {...x}>{items.map((item) => <li key={item.id} on={() => N.deep}>{item}{/* c */}</li>)}</ul> }
        try { throw new Error(\`a\${items[0]}\`, { cause: new.target }) } catch ({ message }) { return message } finally { delete items[0] }
        const { [items.length]: last = 2, ...others } = items, [first, , ...more] = others as unknown[];
        return !last && -first ? void 0 : (more, import.meta.url, /r/g.test('a'), import('./y'), 10n ** 2n);
      }`;
    const { expressions } = sitesOf(source);

    const broken = expressions.filter(
      (site) => !parses(applyEdits(source, [{ start: site.start, end: site.end, text: '(null)' }]), '/p/a.tsx'),
    );

    expect(broken.map(({ start, end }) => source.slice(start, end))).toEqual([]);
    expect(expressions.length).toBeGreaterThan(80);
  });
});

describe('the statement sites', () => {
  it('are those in lists, with only what runs at the top of the module', () => {
    const source =
      "import 'a'; const b = 1; c(); if (d) { e(); return } else f(); for (;;) g(); switch (h) { case 1: i(); break }";

    const statements = sitesOf(source).statements.map(({ start, end }) => source.slice(start, end));

    expect(statements).toEqual(['c();', 'if (d) { e(); return } else f();', 'e();', 'return', 'i();', 'break']);
  });

  it('are not types, and are static blocks of classes', () => {
    const source = 'function f() { interface A {} type B = 1; a() } class C { static { b() } }';

    const statements = sitesOf(source).statements.map(({ start, end }) => source.slice(start, end));

    expect(statements).toEqual(['a()', 'b()']);
  });
});

describe('the insertion points', () => {
  it.each([
    ['before each statement and at the end', 'function f() { a(); b() }', 'function f() { ^a(); ^b() ^}'],
    ['not behind a statement that leaves', 'function f() { a(); return }', 'function f() { ^a(); ^return }'],
    ['in an empty block', 'function f() {}', 'function f() {^}'],
    [
      'before the statements of a case',
      'switch (a) { case 1: b(); c(); default: }',
      'switch (a) { case 1: ^b(); ^c(); default: }',
    ],
    [
      'on both sides of an expression that is all of a branch',
      'if (a) b(); else c(); while (d) e(); if (f) { g() } x: h()',
      'if (a) ^b();^ else ^c();^ while (d) ^e();^ if (f) { ^g() ^} x: h()',
    ],
    [
      'not beside a jump that is all of a branch',
      'for (;;) if (a) break; else continue',
      'for (;;) if (a) break; else continue',
    ],
  ])('are %s', (_what, source, expected) => {
    const { points } = sitesOf(source);

    expect(
      applyEdits(
        source,
        points.map(({ start, end }) => ({ start, end, text: '^' })),
      ),
    ).toBe(expected);
  });

  it('tell whether `break` and `continue` are allowed there', () => {
    const { points } = sitesOf('for (;;) { a(); [].map(() => { b() }) }');

    expect(points.map(({ before, inLoop }) => [before?.type, inLoop])).toEqual([
      ['ExpressionStatement', true],
      ['ExpressionStatement', true],
      [undefined, true],
      ['ExpressionStatement', false],
      [undefined, false],
    ]);
  });
});

it('gives the sites of the regions only', () => {
  const source = 'function f() { a() } function g() { b() } function h() { c() }';
  const regions = [
    { start: source.indexOf('function h'), end: source.length },
    { start: 0, end: source.indexOf('function g') - 1 },
  ];

  const sites = collectSites(parseModule(source, '/p/a.ts'), regions);

  expect(sites.expressions.map(({ start, end }) => source.slice(start, end))).toEqual(['a()', 'c()']);
  expect([sites.statements.length, sites.points.length]).toEqual([2, 4]);
});

describe('the sites of regions', () => {
  const source = `// A comment in front of the program.
    import { rate } from './rate';
    const LIMIT = 3 + rate;
    export function first(a: number) { if (a > LIMIT) { return a } return [a].map((b) => b + 1) }
    class Cart { #sum = 0; add(c: number) { this.#sum += c } get sum() { return this.#sum } }
    export const last = (d = 2) => { switch (d) { case 1: return d; default: d++ } };`;
  const module = parseModule(source, '/p/a.ts');
  const regionOf = (text: string): { start: number; end: number } => {
    const start = source.indexOf(text);
    return { start, end: start + text.length };
  };
  const FIRST = regionOf('function first(a: number) { if (a > LIMIT) { return a } return [a].map((b) => b + 1) }');
  const ADD = regionOf('add(c: number) { this.#sum += c }');
  const LAST = regionOf('(d = 2) => { switch (d) { case 1: return d; default: d++ } }');

  it.each<[string, { start: number; end: number }[]]>([
    ['a function', [FIRST]],
    ['a method', [ADD]],
    ['a function that is a value', [LAST]],
    ['several, in the order of the source', [LAST, FIRST, ADD]],
    ['the whole text, with the comment before the program', [{ start: 0, end: source.length }]],
    ['nothing', []],
  ])('are all those of the module that lie in them: %s', (_what, regions) => {
    const isIn = ({ start, end }: { start: number; end: number }): boolean =>
      regions.some((region) => region.start <= start && end <= region.end);
    const whole = sitesOf(source, '/p/a.ts');

    const { expressions, statements, points } = collectSites(module, regions);

    expect(expressions.map(spanOf)).toEqual(whole.expressions.filter(isIn).map(spanOf));
    expect(statements.map(spanOf)).toEqual(whole.statements.filter(isIn).map(spanOf));
    expect(points.map(spanOf)).toEqual(whole.points.filter(isIn).map(spanOf));
  });

  function spanOf({ start, end }: { start: number; end: number }): string {
    return `${start}: ${source.slice(start, end)}`;
  }
});
