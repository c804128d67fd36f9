import { expect, it, vi } from 'vitest';

import { createFacade, createFunctionFacade, standInsFor } from './facade.ts';

it('shows the exports of the current instance, in every way an importer can look', () => {
  let current: object = { word: () => 'old' };
  const facade = createFacade(() => current) as { word(): string };
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(facade)) as typeof facade;

  current = { word: () => 'new', more: 1 };

  expect(facade.word()).toBe('new');
  expect(Object.keys(facade)).toEqual(['word', 'more']);
  expect('more' in facade).toBe(true);
  expect({ ...facade }.word()).toBe('new');
  expect(copy.word()).toBe('new');
});

it('keeps a spy in front of later instances, and is live again when the spy is gone', () => {
  let current: object = { word: () => 'old' };
  const facade = createFacade(() => current) as { word: () => string };

  const spy = vi.spyOn(facade, 'word').mockReturnValue('spied');
  current = { word: () => 'new' };
  const whileSpied = facade.word();
  spy.mockRestore();

  expect([whileSpied, facade.word()]).toEqual(['spied', 'new']);
});

it('writes to the current instance', () => {
  let current: Record<string, unknown> = {};
  const facade = createFacade(() => current) as Record<string, unknown>;

  facade['a'] = 1;
  const written = current;
  current = {};

  expect([written, facade['a']]).toEqual([{ a: 1 }, undefined]);
});

it('stands for a function or a class: call, construct, instanceof and statics', () => {
  class Old {
    static made = 'old';
    kind = 'old';
  }
  class New {
    static made = 'new';
    kind = 'new';
  }
  let current: object = Old;
  const facade = createFunctionFacade(() => current) as typeof Old;

  current = New;
  const made = new facade();

  expect([made instanceof facade, made instanceof New, made.constructor === New, facade.made]).toEqual([
    true,
    true,
    true,
    'new',
  ]);
  expect(Object.getOwnPropertyNames(facade).toSorted()).toEqual(['length', 'made', 'name', 'prototype']);
});

it('lets a class extend it', () => {
  const facade = createFunctionFacade(
    () =>
      class {
        hello(): string {
          return 'hello';
        }
      },
  ) as new () => { hello(): string };

  class Sub extends facade {}

  expect(new Sub().hello()).toBe('hello');
  expect(new Sub()).toBeInstanceOf(Sub);
});

it('shows functions that stay, of whatever instance they were taken', () => {
  class Old {
    kind = 'old';
  }
  class New {
    kind = 'new';
  }
  let current: object = { word: () => 'old', Kind: Old, rate: 1 };
  const shown = createFacade(
    () => current,
    standInsFor(() => current),
  ) as { word: () => string; Kind: new () => object; rate: number };
  const { word, Kind, rate } = shown;

  current = { word: () => 'new', Kind: New, rate: 2 };

  expect([word(), rate, shown.rate]).toEqual(['new', 1, 2]);
  expect([word === shown.word, new Kind() instanceof New, new New() instanceof Kind]).toEqual([true, true, true]);
});

it('shows as it is what is a function no more', () => {
  let current: object = { word: () => 'old' };
  const shown = createFacade(
    () => current,
    standInsFor(() => current),
  ) as { word: () => string };
  const { word } = shown;

  current = { word: 'none' };

  expect(shown.word).toBe('none');
  expect(() => word()).toThrow(TypeError);
});
