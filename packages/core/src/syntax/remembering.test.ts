import { expect, it } from 'vitest';
import { remembering } from './remembering.ts';

function counted(characters: number, texts = 10): { ask: (text: string, name?: string) => object; made: string[] } {
  const made: string[] = [];
  const ask = remembering(
    (text, name) => {
      if (text === 'bad') throw new Error('bad');
      made.push(`${name}:${text}`);
      return { text };
    },
    { texts, characters },
  );
  return { ask: (text, name = 'a.ts') => ask(text, name), made };
}

it('makes the same thing once', () => {
  const { ask, made } = counted(10);

  expect(ask('one')).toBe(ask('one'));
  expect(made).toEqual(['a.ts:one']);
});

it('tells texts of other names apart', () => {
  const { ask, made } = counted(10);

  ask('one', 'a.ts');
  ask('one', 'b.tsx');

  expect(made).toEqual(['a.ts:one', 'b.tsx:one']);
});

it('forgets what was asked for the longest time ago when there are too many characters', () => {
  const { ask, made } = counted(8);

  for (const text of ['aaa', 'bbb', 'aaa', 'ccc', 'aaa', 'bbb']) ask(text);

  expect(made).toEqual(['a.ts:aaa', 'a.ts:bbb', 'a.ts:ccc', 'a.ts:bbb']);
});

it('forgets it as well when there are too many texts', () => {
  const { ask, made } = counted(100, 2);

  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) ask(text);

  expect(made).toEqual(['a.ts:a', 'a.ts:b', 'a.ts:c', 'a.ts:b']);
});

it('keeps the last one, too long as it may be, until there is another', () => {
  const { ask, made } = counted(2);

  for (const text of ['one', 'one', 'two', 'one']) ask(text);

  expect(made).toEqual(['a.ts:one', 'a.ts:two', 'a.ts:one']);
});

it('keeps no errors', () => {
  const { ask, made } = counted(2);

  ask('a');
  expect(() => ask('bad')).toThrow('bad');
  expect(() => ask('bad')).toThrow('bad');
  ask('a');

  expect(made).toEqual(['a.ts:a']);
});
