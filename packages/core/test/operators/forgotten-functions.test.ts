import { describe, expect, it } from 'vitest';
import { addArgument } from '../../src/operators/arguments/add-argument.ts';
import { askWhetherGiven } from '../../src/operators/condition/ask-whether-given.ts';
import { copyOnWrite } from '../../src/operators/idioms/objects/copy-on-write.ts';
import { notItself } from '../../src/operators/idioms/objects/not-itself.ts';
import { askAsElsewhere } from '../../src/operators/idioms/steps/ask-as-elsewhere.ts';
import { callForgotten } from '../../src/operators/idioms/steps/call-forgotten.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

describe('call-forgotten', () => {
  const unsafe = 'function isUnsafe(target, key) {\n  return key in target;\n}\n';

  it('asks a question that nobody asks, where all of what it takes is at hand', () => {
    const source = `${unsafe}export function merge(target, keys) {\n  keys.forEach((key) => {\n    target[key] = 1;\n  });\n}\n`;

    const found = proposePatches(callForgotten, { source });

    expect(found).toContain(
      source.replace('    target[key] = 1;', '    if (isUnsafe(target, key)) return;\n    target[key] = 1;'),
    );
    expect(found).toHaveLength(2);
  });

  it('goes on with the next item of a loop', () => {
    const source = `${unsafe}export function merge(target, keys) {\n  for (const key of keys) {\n    target[key] = 1;\n  }\n}\n`;

    expect(proposePatches(callForgotten, { source })).toContain(
      source.replace('    target[key]', '    if (isUnsafe(target, key)) continue;\n    target[key]'),
    );
  });

  it('asks it beside another question', () => {
    const source =
      'const isOpen = (day) => day > 1;\nexport function book(day, seats) {\n  if (seats > 0) return day;\n  return 0;\n}\n';

    const found = proposePatches(callForgotten, { source });

    for (const test of ['seats > 0 && isOpen(day)', 'seats > 0 && !isOpen(day)', 'seats > 0 || isOpen(day)'])
      expect(found).toContain(source.replace('seats > 0', test));
  });

  it('does a step that nobody does, between any two statements', () => {
    const source =
      'let n = 0;\nfunction count() {\n  n += 1;\n}\nexport function go(list) {\n  list.push(1);\n  list.pop();\n}\n';

    expect(proposePatches(callForgotten, { source })).toEqual([
      source.replace('  list.push(1);', '  count();\n  list.push(1);'),
      source.replace('  list.pop();', '  count();\n  list.pop();'),
      source.replace('list.pop();', 'list.pop();\n  count();'),
    ]);
  });

  it('calls a private method that nobody calls, with a field for what it takes', () => {
    const source =
      'class Cache {\n  drop(key) {\n    const entry = this.get(key);\n    this.all.delete(key);\n  }\n  #unlink(key, tags) {\n    tags.clear(key);\n  }\n}\nclass Other {\n  drop(key) {\n    this.all = key;\n  }\n}\n';

    expect(proposePatches(callForgotten, { source, seen: { entry: [{ tags: ['a'] }] } })).toContain(
      source.replace('delete(key);', 'delete(key);\n    this.#unlink(key, entry.tags);'),
    );
    const found = proposePatches(callForgotten, { source, seen: { entry: [{ tags: ['a'] }] } });
    expect(found.filter((text) => !text.endsWith('    this.all = key;\n  }\n}\n'))).toEqual([]);
  });

  it('leaves alone what is called somewhere', () => {
    const source =
      'class A {\n  go(key) {\n    key.go();\n    this.#step(key);\n  }\n  #step(key) {\n    key.end();\n  }\n}\n';

    expect(proposePatches(callForgotten, { source })).toEqual([]);
  });

  it('puts a value through what else takes names that are at hand', () => {
    const source =
      'function clamp(value, min, max) {\n  return value < min ? min : value > max ? max : value;\n}\nexport const fit = (width, min, max) => {\n  return width * 2;\n};\n';

    expect(proposePatches(callForgotten, { source })).toContain(
      source.replace('width * 2', 'clamp(width * 2, min, max)'),
    );
  });

  it.each([
    ['is called', `${unsafe}export const f = (target, key) => {\n  isUnsafe(target, key);\n};\n`],
    ['is exported', `export ${unsafe}export const f = (target, key) => {\n  target;\n};\n`],
    ['is exported apart', `${unsafe}export { isUnsafe };\nexport const f = (target, key) => {\n  target;\n};\n`],
    ['takes what is not at hand', `${unsafe}export const f = (target, name) => {\n  target;\n};\n`],
  ])('leaves alone what %s', (_what, source) => {
    expect(proposePatches(callForgotten, { source })).toEqual([]);
  });

  it('takes a recursion for no call by others', () => {
    const source =
      'function walk(node) {\n  if (node.next) walk(node.next);\n  node.seen = true;\n}\nexport function go(node) {\n  node.open();\n}\n';

    expect(proposePatches(callForgotten, { source })).toContain(
      source.replace('  node.open();', '  walk(node);\n  node.open();'),
    );
  });
});

describe('ask-as-elsewhere', () => {
  const asked = 'function list(key) {\n  if (isUnsafe(key)) return [key];\n  return [];\n}\n';
  const known = `const isUnsafe = (key) => key === 'x';\n${asked}`;

  it('asks in a loop what another function asks of the same', () => {
    const source = `${known}function merge(all) {\n  for (const key of all) {\n    use(key);\n  }\n}\n`;

    expect(proposePatches(askAsElsewhere, { source })).toEqual([
      source.replace('    use', '    if (isUnsafe(key)) continue;\n    use'),
    ]);
  });

  it('asks it first of all in a function', () => {
    const source = `${known}function add(key) {\n  use(key);\n}\n`;

    expect(proposePatches(askAsElsewhere, { source })).toEqual([
      source.replace('  use', '  if (isUnsafe(key)) return;\n  use'),
    ]);
  });

  it.each([
    ['is asked there', 'function add(key) {\n  use(isUnsafe(key));\n}\n'],
    ['is about what is not at hand', 'function add(name) {\n  use(name);\n}\n'],
  ])('leaves alone what %s', (_what, other) => {
    expect(proposePatches(askAsElsewhere, { source: known + other })).toEqual([]);
  });
});

describe('ask-whether-given', () => {
  type Row = readonly [
    source: string,
    at: string,
    seen: readonly unknown[],
    failing: readonly unknown[],
    texts: readonly string[],
  ];
  it.each<Row>([
    ['if (o.age) f();', 'o.age', [0, 5, undefined], [0], ['o.age !== undefined', 'o.age != null']],
    ['if (o.age) f();', 'o.age', [0, 5, undefined, null], [0], ['o.age != null']],
    ['if (o.age) f();', 'o.age', ['', null], [''], ['o.age !== null', 'o.age != null']],
    ['if (!o.age) f();', '!o.age', [0], [0], ['o.age === undefined', 'o.age == null']],
    ['if (o.age && o.name) f();', 'o.age', [0], [0], ['o.age !== undefined', 'o.age != null']],
    ['if (o.sort) f();', 'o.sort', [undefined, false], [undefined], ['o.sort !== false']],
    ['if (o.age) f();', 'o.age', [0, 5], [5], []],
    ['x = o.age || 1;', 'o.age', [0], [0], []],
    ['if (!o.age) f();', 'o.age', [0], [0], []],
  ])('in `%s` at `%s`, which was %j and in failing tests %j, proposes %j', (source, at, seen, failing, texts) => {
    const asked = at.replace('!', '');
    const scene: Scene = { source, at, seen: { [asked]: seen }, failing: { [asked]: failing } };

    expect(propose(askWhetherGiven, scene)).toEqual(texts);
  });
});

it('add-argument counts the calls of a function that calls itself, also of one within another', () => {
  const source =
    'function flatten(all) {\n  function step(part, depth) {\n    depth = depth || 1;\n    for (const each of part) step(each);\n  }\n  step(all);\n}\n';

  const texts = propose(addArgument, { source, at: 'step(each)', seen: { depth: [1, 1] } });

  expect(texts.slice(0, 3)).toEqual(['step(each, depth)', 'step(each, depth + 1)', 'step(each, depth - 1)']);
});

it('not-itself knows the thing itself by its name alone', () => {
  const source = 'function move(id, slot) {\n  return all.find((b) => clashes(b, slot));\n}\n';
  const seen = { b: [{ id: 1 }, { id: 2 }], id: [1, 1] };

  expect(propose(notItself, { source, at: 'clashes(b, slot)', seen })).toEqual(['b.id !== id && clashes(b, slot)']);
});

it.each([
  ['options = options || {};', 'options = { ...options };'],
  ['options = options ?? { depth: 1 };', 'options = { depth: 1, ...options };'],
  ['options ||= {};', 'options = { ...options };'],
])('copy-on-write makes of `%s` a copy where the options are changed', (statement, copied) => {
  const source = `function f(options) {\n  ${statement}\n  options.depth = 2;\n}\n`;

  expect(proposePatches(copyOnWrite, { source })).toContain(source.replace(statement, copied));
  expect(proposePatches(copyOnWrite, { source: source.replace('options.depth = 2', 'g(options)') })).toEqual([]);
});
