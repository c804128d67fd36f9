import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TestResult } from '../model/test-result.ts';
import { likelyMarker, type ProjectReader } from './likely-marker.ts';

const FILES: Readonly<Record<string, string>> = {
  '/p/src/tax.ts': `export const rate = 0.2;
export function round(value) {
  return Math.floor(value);
}
export class Tax {
  of(price) {
    return price * rate;
  }
}
function hidden() {
  throw new Error();
}
export interface Bill { total: number }
`,
  '/p/src/shop.ts': 'export default function shop() {}\nexport const open = () => 1;\n',
  '/p/test/tax.test.ts': `import type { Kind } from '../src/kinds.ts';
import { expect } from 'vitest';
import shop, { open as isOpen } from '../src/shop.ts';
import { Bill, round, Tax } from '../src/tax.ts';
import * as all from '../src/tax.ts';

test('rounds', () => {
  expect(round(2.5)).toBe(3);
});
test('opens', () => {
  expect(isOpen()).toBe(2);
});
test('shops', () => {
  shop();
});
test('uses all', () => {
  expect(all.rate).toBe(2);
});
test('bills', () => {
  const bill: Bill = { total: 1 };
});
test('no import', () => {
  expect(1).toBe(2);
});
`,
};

const PROJECT: ProjectReader = {
  root: '/p',
  isTestFile: (file) => file.endsWith('.test.ts'),
  readSource: async (file) => FILES[file],
  resolveImport: async (specifier, importer) => {
    const file = path.posix.resolve(path.posix.dirname(importer), specifier);
    return specifier.startsWith('.') && file in FILES ? file : undefined;
  },
};

function failing(title: string, stack: string): TestResult {
  const id = { file: 'test/tax.test.ts', titlePath: ['taxes', title], occurrence: 0 };
  return { id, status: 'failed', durationMs: 1, errors: [{ name: 'Error', message: 'no', stack }] };
}

describe('likelyMarker', () => {
  it.each([
    [
      'a function in the stack',
      'rounds',
      'Error: no\n    at round (/p/src/tax.ts:3:5)\n    at /p/test/tax.test.ts:8:10',
      { target: 'src/tax.ts#round', marker: "heal('../src/tax.ts#round')" },
    ],
    [
      'a method in the stack',
      'rounds',
      'Error: no\n    at Tax.of (/p/src/tax.ts:7:5)',
      { target: 'src/tax.ts#Tax.of', marker: "heal('../src/tax.ts#Tax.of')" },
    ],
    [
      'the module alone when no export is at the place',
      'rounds',
      'Error: no\n    at hidden (/p/src/tax.ts:11:9)',
      { target: 'src/tax.ts', marker: "heal('../src/tax.ts')" },
    ],
    [
      'the innermost frame in the project',
      'rounds',
      'Error: no\n    at x (/p/node_modules/x/i.js:1:1)\n    at y (/elsewhere/y.ts:1:1)\n    at isOpen (/p/src/shop.ts:2:1)\n    at round (/p/src/tax.ts:3:5)',
      { target: 'src/shop.ts#open', marker: "heal('../src/shop.ts#open')" },
    ],
    [
      'the import that the failing line’s test mentions',
      'whatever',
      'Error: no\n    at /p/test/tax.test.ts:8:10',
      { target: 'src/tax.ts#round', marker: "heal('../src/tax.ts#round')" },
    ],
    [
      'the import that the test of the title mentions',
      'rounds',
      '',
      { target: 'src/tax.ts#round', marker: "heal('../src/tax.ts#round')" },
    ],
    [
      'the exported name of a renamed import',
      'opens',
      '',
      { target: 'src/shop.ts#open', marker: "heal('../src/shop.ts#open')" },
    ],
    ['the module of a default import', 'shops', '', { target: 'src/shop.ts', marker: "heal('../src/shop.ts')" }],
    ['the module of a namespace import', 'uses all', '', { target: 'src/tax.ts', marker: "heal('../src/tax.ts')" }],
    ['nothing when the test mentions no import', 'no import', '', undefined],
    ['nothing when it mentions a type', 'bills', '', undefined],
  ])('names %s', async (_what, title, stack, expected) => {
    expect(await likelyMarker(failing(title, stack), PROJECT)).toEqual(expected);
  });

  it('says nothing when the test file cannot be read', async () => {
    const project = { ...PROJECT, readSource: async () => undefined };

    expect(await likelyMarker(failing('rounds', ''), project)).toBeUndefined();
  });
});
