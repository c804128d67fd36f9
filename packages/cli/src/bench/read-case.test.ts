import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { readCase } from './read-case.ts';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'heal-case-')));
  for (const file of ['price.ts', 'price.test.ts', 'price.hidden.test.ts', 'fixed.ts', 'inputs.ts', 'lib/tax.ts'])
    write(file, '');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function read(value: unknown): ReturnType<typeof readCase> {
  write('case.json', typeof value === 'string' ? value : JSON.stringify(value));
  return readCase(folder);
}

it('reads a whole case', () => {
  const reading = read({
    module: 'price.ts',
    test: 'price.test.ts',
    hiddenTest: 'price.hidden.test.ts',
    fixed: 'fixed.ts',
    inputs: 'inputs.ts',
    support: ['lib'],
    target: 'lib/tax.ts#tax',
    note: 'of the author',
  });

  expect(reading).toEqual({
    status: 'read',
    case: {
      folder,
      module: 'price.ts',
      test: 'price.test.ts',
      hiddenTest: 'price.hidden.test.ts',
      fixed: 'fixed.ts',
      inputs: 'inputs.ts',
      support: ['lib'],
      secret: [join(folder, 'price.hidden.test.ts'), join(folder, 'fixed.ts'), join(folder, 'inputs.ts')],
      target: 'lib/tax.ts#tax',
    },
  });
});

it('says how to come by what is published', () => {
  const reading = read({ module: 'package/index.js', test: 'price.test.ts', package: { name: 'bytes' } });

  expect(reading).toEqual({
    status: 'invalid',
    problems: [
      '`module` is "package/index.js", which does not exist',
      'what is published has to be fetched first: `node node_modules/@testheal/benchmarks/fetch-history.mjs`',
    ],
  });
});

it('takes the module for the target when none is named', () => {
  const reading = read({ module: 'price.ts', test: 'price.test.ts' });

  expect(reading).toMatchObject({ status: 'read', case: { target: 'price.ts', support: [], secret: [] } });
});

it.each<[unknown, string[]]>([
  [[], ['case.json must be an object: { "module": …, "test": … }']],
  [
    {},
    [
      "`module` must be the path of a file in the case's folder",
      "`test` must be the path of a file in the case's folder",
    ],
  ],
  [
    { module: '../price.ts', test: 'prices.test.ts', hiddentest: 'x', support: 'lib' },
    [
      '`module` is "../price.ts", which is not in the case\'s folder',
      '`test` is "prices.test.ts", which does not exist',
      '`support` must be an array of paths',
      '`hiddentest` is not a key of case.json, did you mean `hiddenTest`?',
    ],
  ],
  [
    { module: 'lib', test: 'price.test.ts', support: ['lib', 3] },
    [
      '`module` is "lib", which is not a file',
      "`support[1]` must be the path of a file or folder in the case's folder",
    ],
  ],
  [
    { module: 'price.ts', test: 'price.test.ts', target: 'extractPrice' },
    [
      '`target` is "extractPrice"; it has to begin with the path of the module or of a support file, such as "price.ts#name"',
    ],
  ],
  [
    { module: 'price.ts', test: 'price.test.ts', fixed: 'fixed.ts', support: ['fixed.ts'] },
    ['"fixed.ts" judges the patches (`hiddenTest`, `fixed` or `inputs`), and would be within reach of the healing'],
  ],
  [
    { module: 'price.ts', test: 'price.test.ts', inputs: 'inputs.ts' },
    ['`inputs` needs `fixed`: the module that says what is right'],
  ],
])('tells all that is wrong with %j', (value, problems) => {
  const reading = read(value);

  expect(reading).toEqual({ status: 'invalid', problems });
});

it('says where the JSON ends to be JSON', () => {
  const reading = read('{ "module": ');

  expect(reading).toMatchObject({
    status: 'invalid',
    problems: [expect.stringMatching(/^case\.json cannot be read: .*JSON/)],
  });
});

it('sees through a link to what is hidden', () => {
  symlinkSync(join(folder, 'fixed.ts'), join(folder, 'linked.ts'));

  const reading = read({ module: 'price.ts', test: 'price.test.ts', fixed: 'fixed.ts', support: ['linked.ts'] });

  expect(reading.status).toBe('invalid');
});
