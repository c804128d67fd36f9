import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { findPackage } from '../node/require-package.ts';
import { createModuleChecker, type ModuleChecker } from './check-module.ts';
import { createNativeChecker } from './native/check-natively.ts';
import { loadNative } from './native/native-api.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

const LABEL = `import { type Size, sizeOf } from './size';

export function label(width: number): Size {
  return sizeOf(width) ?? 'small';
}
`;

/** By path; `undefined`: it is not there. */
type Files = Readonly<Record<string, string | undefined>>;

/** A strict project with `src/label.ts`, and what else it has. */
function project(files: Files = {}): string {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'testheal-check-'))).replaceAll('\\', '/');
  roots.push(root);
  mkdirSync(path.join(root, 'src'));
  const all = {
    'tsconfig.json': CONFIG({ strict: true }),
    'src/size.ts': `export type Size = 'small' | 'large';
export declare function sizeOf(width: number): Size | undefined;
`,
    'src/label.ts': LABEL,
    ...files,
  };
  for (const [name, content] of Object.entries<string | undefined>(all))
    if (content !== undefined) writeFileSync(path.join(root, name), content);
  return root;
}

function CONFIG(options: object): string {
  return JSON.stringify({
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', lib: ['es2022'], types: [], ...options },
    include: ['src'],
  });
}

const native = findPackage(import.meta.dirname, 'typescript-7') as string;
const CHECKERS: readonly (readonly [string, () => ModuleChecker])[] = [
  ['TypeScript 6', () => createModuleChecker(ts)],
  ['TypeScript 7', () => createNativeChecker(loadNative(native), import.meta.dirname)],
];

const withReturn = (expression: string): string => LABEL.replace(/return .*;/, `return ${expression};`);

describe.each(CHECKERS)('%s', (_name, createChecker) => {
  /** What is new in `src/label.ts` with each of the texts, one after the other. */
  function newErrors(root: string, texts: readonly string[], source = LABEL): string[][] {
    const checker = createChecker();
    return texts.map((text) => checker.newErrors({ file: `${root}/src/label.ts`, source, text }));
  }

  it('tells the errors that a text brings, by code and message, and none of a text that fits', () => {
    const errors = newErrors(project(), [
      withReturn("'medium'"),
      withReturn("sizeOf(width) ?? 'large'"),
      withReturn('sizeOf(String(width)) ?? missing'),
      withReturn('sizeOf(width)'),
      withReturn('(('),
    ]);

    expect(errors).toEqual([
      [`TS2322: Type '"medium"' is not assignable to type 'Size'.`],
      [],
      [
        "TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
        "TS2304: Cannot find name 'missing'.",
      ],
      ["TS2322: Type 'Size | undefined' is not assignable to type 'Size'."],
      ['TS1109: Expression expected.'],
    ]);
  });

  it('does not hold against a text what the module has already, wherever it stands now', () => {
    const source = `const early: number = 'text';\n${LABEL}`;
    const text = `// One line more.\n${LABEL}\nconst late: number = 'text';\nconst other: string = 7;\n`;

    expect(newErrors(project(), [source, text], source)).toEqual([
      [],
      ["TS2322: Type 'number' is not assignable to type 'string'."],
    ]);
  });

  it.each<[string, Files, string[]]>([
    ['strict ones', {}, ["TS2322: Type 'Size | undefined' is not assignable to type 'Size'."]],
    ['lax ones', { 'tsconfig.json': CONFIG({ strict: false }) }, []],
    ['none, which ask for nothing', { 'tsconfig.json': undefined }, []],
  ])('goes by the options of the project: %s', (_what, files, expected) => {
    expect(newErrors(project(files), [withReturn('sizeOf(width)')])).toEqual([expected]);
  });

  it('knows what declaration files of the project declare, and the types of a browser where the config has them', () => {
    const files = {
      'tsconfig.json': CONFIG({ strict: true, lib: ['es2022', 'dom'] }),
      'src/env.d.ts': 'declare const WIDEST: number;\n',
    };

    expect(
      newErrors(project(files), [
        withReturn("sizeOf(WIDEST + window.innerWidth) ?? 'small'"),
        withReturn("sizeOf(window.noWidth) ?? 'large'"),
      ]),
    ).toEqual([[], ["TS2339: Property 'noWidth' does not exist on type 'Window & typeof globalThis'."]]);
  });

  it('checks other modules and other texts of a module one after the other', () => {
    const root = project({ 'src/other.ts': 'export const other: number = 1;\n' });
    const checker = createChecker();
    const other = { file: `${root}/src/other.ts`, source: 'export const other: number = 1;\n' };
    const broken = "export const other: number = '1';\n";
    const wrong = ["TS2322: Type 'string' is not assignable to type 'number'."];

    expect([
      checker.newErrors({ ...other, text: broken }),
      checker.newErrors({ file: `${root}/src/label.ts`, source: LABEL, text: LABEL }),
      checker.newErrors({ ...other, source: broken, text: broken }),
      checker.newErrors({ ...other, text: broken }),
    ]).toEqual([wrong, [], [], wrong]);
  });

  it('goes by the config that has the module, where the nearest only refers to it', () => {
    const root = project({
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.src.json" }] } // No module of its own.',
      'tsconfig.src.json': CONFIG({ strict: true, composite: true }),
    });

    expect(newErrors(root, [withReturn('sizeOf(width)')])).toEqual([
      ["TS2322: Type 'Size | undefined' is not assignable to type 'Size'."],
    ]);
  });
});
