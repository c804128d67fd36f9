import { expect, it } from 'vitest';

import { lazyMember, withMembers } from './lazy-members.ts';

interface Parts {
  readonly made: string[];
  readonly name: string;
}

function maker(key: string) {
  return ({ made, name }: Parts): object => {
    made.push(key);
    return { of: `${name}.${key}` };
  };
}

const members = { only: lazyMember('only', maker('only')), skip: lazyMember('skip', maker('skip')) };

function functionNamed(name: string, made: string[] = []): { (): void; only: object; skip: object } {
  return withMembers(() => undefined, { made, name }, members) as ReturnType<typeof functionNamed>;
}

it('makes a member when it is first asked for, once', () => {
  const made: string[] = [];
  const marked = functionNamed('heal', made);

  expect(made).toEqual([]);
  expect(marked.only).toBe(marked.only);
  expect(made).toEqual(['only']);
});

it('makes the members of each function from its own parts', () => {
  expect([functionNamed('first').only, functionNamed('second').only]).toEqual([
    { of: 'first.only' },
    { of: 'second.only' },
  ]);
});

it('has them among the keys, and gives them to copies', () => {
  const marked = functionNamed('heal');

  expect(Object.keys(marked)).toEqual(['only', 'skip']);
  expect({ ...marked }).toEqual({ only: { of: 'heal.only' }, skip: { of: 'heal.skip' } });
});
