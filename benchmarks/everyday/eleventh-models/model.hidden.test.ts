import { Model } from './model';

const storage = { save: () => {} };

test('hooks run in order, those of the parent first', () => {
  class Page extends Model {}
  const log: string[] = [];
  Page.beforeSave(() => log.push('page 1'));
  Page.beforeSave(() => log.push('page 2'));
  class News extends Page {}
  News.beforeSave(() => log.push('news'));
  new News({}).save(storage);
  expect(log).toEqual(['page 1', 'page 2', 'news']);
});

test('hooks of a subclass do not reach the parent or its siblings', () => {
  class Page extends Model {}
  Page.beforeSave(() => {});
  class A extends Page {}
  class B extends Page {}
  A.beforeSave(() => {
    throw new Error('only for A');
  });
  expect(() => new A({}).save(storage)).toThrow('only for A');
  expect(new B({}).save(storage)).toBe(true);
  expect(new Page({}).save(storage)).toBe(true);
  expect([Page, A, B].map((type) => type.hookCount())).toEqual([1, 2, 1]);
});

test('a class without hooks of its own uses those of its parent', () => {
  class Page extends Model {}
  class Plain extends Page {}
  Page.requires('title');
  expect(Plain.hookCount()).toBe(1);
  expect(() => new Plain({}).save(storage)).toThrow('title is required');
});

test('the base class stays clean', () => {
  const before = Model.hookCount();
  class X extends Model {}
  X.beforeSave(() => {});
  X.requires('a', 'b');
  expect(Model.hookCount()).toBe(before);
  expect(X.hookCount()).toBe(before + 2);
});

test('several hooks on the same class', () => {
  class Y extends Model {}
  Y.requires('a');
  Y.requires('b', 'c');
  expect(() => new Y({ a: 1, c: null }).save(storage)).toThrow('b is required; c is required');
  expect(() => new Y({ b: 1, c: 1 }).save(storage)).toThrow('a is required');
  expect(new Y({ a: 0, b: false, c: 'x' }).save(storage)).toBe(true);
});

test('hooks can change the record', () => {
  class Z extends Model {}
  Z.beforeSave((record) => record.set('slug', String(record.get('title')).toLowerCase()));
  const rows: unknown[] = [];
  new Z({ title: 'ABC' }).save({ save: (_table, attributes) => rows.push(attributes) });
  expect(rows).toEqual([{ title: 'ABC', slug: 'abc' }]);
});

test('three levels', () => {
  class A extends Model {}
  class B extends A {}
  class C extends B {}
  A.beforeSave(() => {});
  B.beforeSave(() => {});
  C.beforeSave(() => {});
  expect([A, B, C].map((type) => type.hookCount())).toEqual([1, 2, 3]);
});
