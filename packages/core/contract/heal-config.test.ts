import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

// In a Node of its own: what loads modules here is Vitest.

/** Files of a folder, and the seed that is read from it. Each counts how often it runs. */
const RIGHT: readonly (readonly [string, string])[] = [
  ['heal.config.json', '{ "seed": 1 }'],
  ['heal.config.js', 'export default { seed: count() };'],
  ['heal.config.js', 'module.exports = { seed: count() };'],
  ['heal.config.mjs', 'export default { seed: await Promise.resolve(count()) };'],
  ['heal.config.cjs', 'module.exports = { seed: count() };'],
  ['heal.config.ts', 'enum One { Add = 1 }\nexport default { seed: count() * One.Add } satisfies object;'],
  ['heal.config.mts', 'import { one } from "./one.ts";\nexport default { seed: (await count()) * one };'],
  ['heal.config.cts', 'const seed: number = count();\nmodule.exports = { seed };'],
];

const WRONG: readonly (readonly [string, string, string])[] = [
  ['heal.config.json', '{\n  "seed": 1,\n}', 'heal.config.json:3 is not JSON: Expected double-quoted property name'],
  ['heal.config.json', '', 'heal.config.json is not JSON: Unexpected end of JSON input'],
  ['heal.config.json', '[]', 'heal.config.json must hold an object'],
  [
    'heal.config.ts',
    'interface A {}\n\nthrow new Error("no vault\\nat all");',
    'heal.config.ts:3 does not load: no vault',
  ],
  ['heal.config.mjs', '\nthrow new Error("no vault");', 'heal.config.mjs:2 does not load: no vault'],
  ['heal.config.mjs', 'throw "no vault";', 'heal.config.mjs does not load: no vault'],
  ['heal.config.mjs', 'export default {\n  seed: ,\n};', "heal.config.mjs does not load: Unexpected token ','"],
  ['heal.config.ts', 'export default {\n  seed: ,\n};', 'heal.config.ts:2 does not load: Unexpected token'],
  [
    'heal.config.ts',
    '\nimport a from "./no.ts";\nexport default a;',
    "heal.config.ts:2 does not load: Cannot find module './no.ts'",
  ],
  ['heal.config.ts', 'import "not-there";', "heal.config.ts:1 does not load: Cannot find module 'not-there'"],
  [
    'heal.config.mjs',
    'import "not-there";',
    "heal.config.mjs does not load: Cannot find package 'not-there' imported from",
  ],
  ['heal.config.ts', 'export const seed = 1;', 'heal.config.ts exports nothing by default: export the options'],
  ['heal.config.mjs', 'export const seed = 1;', 'heal.config.mjs exports nothing by default: export the options'],
  ['heal.config.ts', 'export default () => ({ seed: 1 });', 'heal.config.ts exports a function: export the options'],
  ['heal.config.cjs', 'module.exports = ["seed"];', 'heal.config.cjs exports something that is not an object: '],
  [
    'heal.config.ts',
    'const sed = 1;\nexport default {\n  sed,\n};',
    'heal.config.ts:3: `sed` is unknown, did you mean `seed`?',
  ],
];

let place: string;
let lines: readonly string[];

beforeAll(() => {
  place = realpathSync(mkdtempSync(path.join(tmpdir(), 'heal-configs-')));
  const folders = [...RIGHT, ...WRONG].map(([file, text], index) => {
    const folder = path.join(place, String(index));
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'package.json'), '{}');
    writeFileSync(path.join(folder, 'one.ts'), 'export const one: number = 1;');
    writeFileSync(path.join(folder, file), text);
    return folder;
  });
  const program = fileURLToPath(new URL('fixtures/read-configs.mjs', import.meta.url));
  const counter = `globalThis.count = () => (globalThis.counted = (globalThis.counted ?? 0) + 1)`;
  const output = execFileSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(counter)}`, program, ...folders],
    { encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
  lines = output
    .replaceAll(place, '<place>')
    .trimEnd()
    .split('\n')
    .map((line) => String(JSON.parse(line)));
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

it.each(RIGHT.map(([file, text], index) => [file, text, index] as const))(
  'reads %s, once: %s',
  (_file, _text, index) => {
    // The first is JSON; each of the others counts one on.
    expect(lines[index]).toBe(String(Math.max(1, index)));
  },
);

it.each(WRONG)('says what is wrong with %s: %j', (file, text, said) => {
  const index = RIGHT.length + WRONG.findIndex((one) => one[0] === file && one[1] === text);

  expect(lines[index]).toMatch(`OPTIONS_INVALID: the heal options are wrong: ${said}`);
});

it('leaves nothing in the folders', () => {
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes(path.sep));

  expect(new Set(names.map((name) => path.basename(name).replace(/^heal\.config\..*/, 'heal.config')))).toEqual(
    new Set(['heal.config', 'one.ts', 'package.json']),
  );
});
