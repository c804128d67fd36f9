import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IDIOMS, PATCH_IDIOMS } from '../../src/operators/idioms/idioms.ts';
import type { Operator, PatchOperator } from '../../src/operators/operator.ts';
import { OPERATORS, PATCH_OPERATORS } from '../../src/operators/registry.ts';

const ROOM = new URL('../../src/operators/', import.meta.url);

it('keeps each operator in the folder of its family, in a file of its name, and the idioms apart, by what they are about', () => {
  const idioms = new Set<Operator | PatchOperator>([...IDIOMS, ...PATCH_IDIOMS]);
  const subjects = readdirSync(new URL('idioms/', ROOM)).filter((name) => !name.endsWith('.ts'));
  const elsewhere = [...OPERATORS, ...PATCH_OPERATORS].filter((operator) => {
    const folders = idioms.has(operator) ? subjects.map((subject) => `idioms/${subject}`) : [operator.family];
    return !folders.some((folder) => existsSync(new URL(`${folder}/${operator.name}.ts`, ROOM)));
  });

  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});
