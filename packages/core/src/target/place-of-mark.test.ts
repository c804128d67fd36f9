import { expect, it } from 'vitest';
import type { Marker } from '../model/test-result.ts';
import { placeOfMark } from './place-of-mark.ts';

const FILE = '/app/test/a.test.ts';
const MARK: Marker = { target: '../src/a.ts#f', file: FILE, line: 0, column: 0 };

const IMPORT = `import { heal } from '@testheal/vitest';`;

const read = (source: string) => ({ root: '/app', readSource: async () => source });

it.each([
  ['a known line', { ...MARK, line: 7 }, '', "heal('../src/a.ts#f') at test/a.test.ts:7"],
  [
    'the line in the text',
    MARK,
    `${IMPORT}\n\nheal('../src/a.ts#f')('x', f);\n`,
    "heal('../src/a.ts#f') at test/a.test.ts:3",
  ],
  ['a path made at run time', MARK, `${IMPORT}heal(pathOf(1));`, "heal('../src/a.ts#f') at test/a.test.ts"],
  ['a text that does not parse', MARK, 'heal(', "heal('../src/a.ts#f') at test/a.test.ts"],
  ['a function', { ...MARK, target: 'f', isFunction: true, line: 4 } as const, '', 'heal(f) at test/a.test.ts:4'],
  ['a flag', { ...MARK, flag: { written: 'src/a.ts#f', folder: '/app' } }, '', '`--heal-target src/a.ts#f`'],
])('tells %s', async (_what, marker, source, place) => {
  expect(await placeOfMark(marker, read(source))).toBe(place);
});

it('tells no line of a file that cannot be read', async () => {
  const readSource = () => Promise.reject(new Error('gone'));

  expect(await placeOfMark(MARK, { root: '/app', readSource })).toBe("heal('../src/a.ts#f') at test/a.test.ts");
});
