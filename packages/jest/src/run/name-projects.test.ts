import type { TestContext } from '@jest/reporters';
import { expect, it } from 'vitest';

import { nameProjects } from './name-projects.ts';

const context = (name?: string): TestContext =>
  ({ config: { displayName: name === undefined ? undefined : { name } } }) as TestContext;

it('names no project when there is only one', () => {
  expect(nameProjects([context('web')]).map(({ name }) => name)).toEqual([undefined]);
});

it('gives every project a name of its own', () => {
  const names = nameProjects([context('web'), context('api'), context('api'), context()]).map(({ name }) => name);

  expect(names).toEqual(['web', 'api-2', 'api-3', 'project-4']);
});
