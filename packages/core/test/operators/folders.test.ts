import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IDIOMS, PATCH_IDIOMS } from '../../src/operators/idioms/idioms.ts';
import type { Operator, PatchOperator } from '../../src/operators/operator.ts';
import { OPERATORS, PATCH_OPERATORS } from '../../src/operators/registry.ts';

const ROOM = new URL('../../src/operators/', import.meta.url);

it('keeps each operator in the folder of its family, in a file of its name, and the idioms apart', () => {
  const idioms = new Set<Operator | PatchOperator>([...IDIOMS, ...PATCH_IDIOMS]);
  const elsewhere = [...OPERATORS, ...PATCH_OPERATORS]
    .map((operator) => `${idioms.has(operator) ? 'idioms' : operator.family}/${operator.name}.ts`)
    .filter((file) => !existsSync(new URL(file, ROOM)));

  expect(elsewhere).toEqual([]);
});
