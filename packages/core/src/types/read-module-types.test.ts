import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { ModuleTypes, TypeShape } from '../model/module-types.ts';
import { createProgramOpener } from './open-program.ts';
import { readModuleTypes } from './read-module-types.ts';

const FILE = `${import.meta.dirname.replaceAll('\\', '/')}/asked.ts`;
const opener = createProgramOpener(ts);

/** What is known of a module that lies beside this one; `⟦` and `⟧` stand around the expression that is asked about. */
function read(marked: string): { readonly types: ModuleTypes; readonly wanted: TypeShape | undefined } {
  const [before = '', inside = '', after = ''] = marked.split(/[⟦⟧]/);
  const source = before + inside + after;
  const regions = [{ start: 0, end: source.length }];
  const types = readModuleTypes(ts, opener.open(FILE, source), { file: FILE, regions });
  const index = types.sites[`${before.length}:${before.length + inside.length}`];
  return { types, wanted: index === undefined ? undefined : types.shapes[index] };
}

function constants(marked: string): string[] {
  return read(marked).wanted?.constants?.map(({ text }) => text) ?? [];
}

function kinds(marked: string): readonly string[] | undefined {
  return read(marked).wanted?.kinds;
}

function nameShape(source: string, name: string): TypeShape | undefined {
  const { types } = read(source);
  const binding = types.bindings.find((each) => each.name === name);
  return binding && types.shapes[binding.shape];
}

const ALIGN = "type Align = 'left' | 'right' | 'justify';\n";
const STATE = "enum State { Open, Done = 'done', 'in-between' = 7 }\n";

describe('the constants that fit', () => {
  it.each([
    [
      'what a function gives back',
      `${ALIGN}function f(): Align { return ⟦'left'⟧; }`,
      ["'left'", "'right'", "'justify'"],
    ],
    ['an argument', `${ALIGN}declare function f(align: Align): void; f(⟦'left'⟧);`, ["'left'", "'right'", "'justify'"]],
    ['a variable', `${ALIGN}const a: Align = ⟦'left'⟧;`, ["'left'", "'right'", "'justify'"]],
    ['a member', `${ALIGN}const a: { align?: Align } = { align: ⟦'left'⟧ };`, ["'left'", "'right'", "'justify'"]],
    ['a comparison', `${ALIGN}const f = (a: Align) => a === ⟦'left'⟧;`, ["'left'", "'right'", "'justify'"]],
    ['a case', `${ALIGN}function f(a: Align) { switch (a) { case ⟦'left'⟧: } }`, ["'left'", "'right'", "'justify'"]],
    [
      'what an async function gives',
      `${ALIGN}async function f(): Promise<Align> { return ⟦'left'⟧; }`,
      ["'left'", "'right'", "'justify'"],
    ],
    [
      'an arm of a choice',
      `${ALIGN}const f = (b: boolean): Align => b ? 'left' : ⟦'left'⟧;`,
      ["'left'", "'right'", "'justify'"],
    ],
    ['numbers', 'const side: 1 | 2 | 4 = ⟦1⟧;', ['1', '2', '4']],
    ['an enum', `${STATE}const f = (): State => ⟦State.Open⟧;`, ['State.Open', 'State.Done', "State['in-between']"]],
    ['an enum of one member', 'enum One { Only }\nconst f = (): One => ⟦One.Only⟧;', ['One.Only']],
    ['a union that lets in others', "const f = (): 'a' | null | number[] => ⟦'a'⟧;", ["'a'"]],
    ['quotes in a text', "const f = (): 'it\\'s' | '\"' => ⟦'\"'⟧;", ["'it\\'s'", "'\"'"]],
    ['any string', 'const f = (): string => ⟦String(1)⟧;', []],
    ['what is not declared', "const f = () => ⟦'left'⟧;", []],
  ])('in %s', (_where, source, expected) => {
    expect(constants(source)).toEqual(expected);
  });

  it('have their values, which for a member of an enum the text does not tell', () => {
    expect(read(`${STATE}const f = (): State => ⟦State.Open⟧;`).wanted).toEqual({
      kinds: ['number', 'string'],
      constants: [
        { text: 'State.Open', value: 0 },
        { text: 'State.Done', value: 'done' },
        { text: "State['in-between']", value: 7 },
      ],
      isClosed: true,
    });
  });

  it('are open beside a type that has others', () => {
    expect(read("const f = (): 'a' | number => ⟦'a'⟧;").wanted).toEqual({
      kinds: ['number', 'string'],
      constants: [{ text: "'a'", value: 'a' }],
    });
  });

  it('leave out an enum that the module cannot name at run time', () => {
    expect(constants('declare enum Far { A, B }\nconst f = (far: Far) => far === ⟦0⟧;')).toEqual([]);
  });
});

describe('the kinds that fit', () => {
  it.each([
    ['function f(): number { return ⟦0⟧; }', ['number']],
    ['function f(): string | undefined { return ⟦undefined⟧; }', ['missing', 'string']],
    ['function f(): readonly number[] { return ⟦[]⟧; }', ['array']],
    ['function f(): Map<string, Set<Date>> { return ⟦new Map()⟧; }', ['map']],
    ['const f: (call: () => void) => void = () => {}; f(⟦() => {}⟧);', ['function']],
    ['function f(): { a: 1 } | RegExp { return ⟦/a/⟧; }', ['object', 'regexp']],
    ['const f = (a: number) => a < 1; f(⟦1⟧);', ['number']],
    ['function f(): unknown { return ⟦0⟧; }', undefined],
    ['function f<T>(t: T): T { return ⟦t⟧; }', undefined],
    ['function f(): Iterable<number> { return ⟦[]⟧; }', undefined],
    ['function f(): Nowhere { return ⟦0⟧; }', undefined],
  ])('in %s', (source, expected) => {
    expect(kinds(source)).toEqual(expected);
  });
});

describe('names', () => {
  it('have the declared type with members, whatever conditions leave of it', () => {
    const source = `${ALIGN}interface Cell { readonly align: Align; readonly text?: string }
export function f(cell: Cell | null): void { if (cell === null) return; }`;
    const { types } = read(source);

    const cell = nameShape(source, 'cell');

    expect(cell?.kinds).toEqual(['missing', 'object']);
    expect(cell?.members?.map(([name, shape]) => [name, types.shapes[shape]])).toEqual([
      [
        'align',
        {
          kinds: ['string'],
          constants: [
            { text: "'left'", value: 'left' },
            { text: "'right'", value: 'right' },
            { text: "'justify'", value: 'justify' },
          ],
          isClosed: true,
        },
      ],
      ['text', { kinds: ['missing', 'string'] }],
    ]);
  });

  it('are those of the regions, and what stands around them', () => {
    const source = 'const far = 1;\nfunction a(x: number) { return x; }\nfunction b(y: string) { return y; }\n';
    const start = source.indexOf('function b');
    const regions = [{ start, end: source.length - 1 }];

    const { bindings } = readModuleTypes(ts, opener.open(FILE, source), { file: FILE, regions });

    expect(bindings.map(({ name }) => name)).toEqual(['far', 'y']);
  });

  it('have `this` in a class', () => {
    expect(
      nameShape('class A { count = 0; up() { return this.count; } }', 'this')?.members?.map(([name]) => name),
    ).toEqual(['count', 'up']);
  });
});

it('is plain data', () => {
  const { types } = read(
    `${STATE}export const f = (state: State, at: Date): State => (at > new Date() ? state : State.Open);`,
  );

  expect(JSON.parse(JSON.stringify(types))).toEqual(types);
});
