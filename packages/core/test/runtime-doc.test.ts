import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as assert from 'node:assert/strict';
import { repair, RepairLoop } from '../src/repair.ts';

const DOC = readFileSync(new URL('../../../docs/runtime.md', import.meta.url), 'utf8');
const BLOCKS = [...DOC.matchAll(/^```js\n(.*?)^```$/gms)].map((match) => match[1] as string);

type Run = (assert: unknown, repair: unknown, loop: unknown, console: unknown) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => Run;

describe('docs/runtime.md', { timeout: 20_000 }, () => {
  it('has an example each of tests, verify and a model', () => {
    expect(BLOCKS.map((block) => ['tests:', 'verify:', 'model,'].filter((word) => block.includes(word)))).toEqual([
      ['tests:'],
      ['verify:'],
      ['tests:', 'model,'],
    ]);
  });

  it.each(BLOCKS.map((block, index) => [index + 1, block] as const))(
    'shows in example %i what it prints',
    async (_n, block) => {
      const printed: string[] = [];
      const log = (...values: unknown[]): unknown => printed.push(values.map((value) => inspect(value)).join(' '));
      const code = block.replaceAll(/^import .*\n/gm, '');

      await new AsyncFunction('assert', 'repair', 'RepairLoop', 'console', code)(assert, repair, RepairLoop, { log });

      expect(printed).toEqual([...block.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]));
      expect(printed.length).toBeGreaterThan(0);
    },
  );
});
