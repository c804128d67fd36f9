import { describe, expect, it } from 'vitest';
import { skipOutside } from '../../src/operators/idioms/lists/skip-outside.ts';
import { removeItem } from '../../src/operators/idioms/lists/remove-item.ts';
import { removeItemOrKey } from '../../src/operators/idioms/lists/remove-item-or-key.ts';
import { restoreLength } from '../../src/operators/idioms/steps/restore-length.ts';
import { throwAfterAll } from '../../src/operators/idioms/steps/throw-after-all.ts';
import { moveCut } from '../../src/operators/idioms/texts/move-cut.ts';
import { propose, proposePatches } from './propose.ts';

describe('skip-outside', () => {
  const loop = (names: string, body: string): string =>
    `function free(all, ${names}) {\n  for (const taken of all) {\n    ${body}\n  }\n}\n`;

  it.each([
    ['open, close', { start: 1, end: 2 }, 'taken.end <= open || taken.start >= close'],
    ['windowFrom, windowTo', { from: 1, to: 2 }, 'taken.to <= windowFrom || taken.from >= windowTo'],
    ['min, max', { dayStart: 1, dayEnd: 2 }, 'taken.dayEnd <= min || taken.dayStart >= max'],
  ])('beside %s leaves out what is like %j', (names, item, outside) => {
    const source = loop(names, 'use(taken);');

    const found = proposePatches(skipOutside, { source, seen: { taken: [item] } });

    const whole = source.replace('    use', `    if (${outside}) continue;\n    use`);
    expect(found).toEqual([whole, whole.replace('<=', '<').replace('>=', '>')]);
  });

  it.each([
    ['what is no range', loop('open, close', 'use(taken);'), { start: 1 }],
    ['where there is no range of its own', loop('open, limit', 'use(taken);'), { start: 1, end: 2 }],
    ['outside of a loop', 'function free(taken, open, close) {\n  use(taken);\n}\n', { start: 1, end: 2 }],
  ])('leaves %s alone', (_what, source, item) => {
    expect(proposePatches(skipOutside, { source, seen: { taken: [item] } })).toEqual([]);
  });
});

describe('restore-length', () => {
  const source =
    'function attempt(read, errors) {\n  const before = errors.length;\n  const value = read(errors);\n  if (errors.length === before) return value;\n  return undefined;\n}\n';

  it('takes back what was added to a list that was handed on', () => {
    const restored = '\n  errors.length = before;';
    expect(proposePatches(restoreLength, { source })).toEqual([
      source.replace('read(errors);', `read(errors);${restored}`),
      source.replace('return value;', `return value;${restored}`),
    ]);
  });

  it.each([
    ['is not handed on', source.replace('read(errors)', 'read()')],
    ['is taken back already', source.replace('  return undefined', '  errors.length = before;\n  return undefined')],
    ['is no list', source.replace('errors.length;', 'errors.size;')],
  ])('leaves alone what %s', (_what, text) => {
    expect(proposePatches(restoreLength, { source: text })).toEqual([]);
  });
});

it.each([
  [
    "x = text.slice(0, at) + '-' + text.slice(at);",
    ["x = text.slice(0, at - 1) + '-' + text.slice(at - 1);", "x = text.slice(0, at + 1) + '-' + text.slice(at + 1);"],
  ],
  [
    'x = [list.slice(0, at), list.slice(at)];',
    ['x = [list.slice(0, at - 1), list.slice(at - 1)];', 'x = [list.slice(0, at + 1), list.slice(at + 1)];'],
  ],
  ['x = a.slice(0, at) + b.slice(at);', []],
  ['x = a.slice(0, at);\ny = a.slice(at);', []],
])('move-cut in `%s` proposes %j', (source, found) => {
  expect(proposePatches(moveCut, { source })).toEqual(found);
});

describe('throw-after-all', () => {
  const source = 'function emit(all, event) {\n  for (const each of all) {\n    each(event);\n  }\n}\n';
  const at = 'for (const each of all) {\n    each(event);\n  }';

  it('gives every one its turn, and throws the first error behind', () => {
    expect(propose(throwAfterAll, { source, at })).toEqual([
      'const errors: unknown[] = [];\n  for (const each of all) {\n    try {\n      each(event);\n    } catch (error) {\n      errors.push(error);\n    }\n  }\n  if (errors.length > 0) throw errors[0];',
    ]);
    expect(propose(throwAfterAll, { source, at, file: 'scene.js' })[0]).toMatch(/^const errors = \[\];/);
  });

  it.each([
    ['a loop that does more', source.replace('each(event);', 'each(event);\n    count();')],
    ['one where errors are kept already', source.replace('all, event', 'all, event, errors')],
    ['one that gives something back', source.replace('each(event);', 'return each(event);')],
  ])('leaves %s alone', (_what, text) => {
    expect(
      propose(throwAfterAll, { source: text, at: text.slice(text.indexOf('for'), text.lastIndexOf('\n}')) }),
    ).toEqual([]);
  });
});

it.each([
  [[[1]], ['obj.splice(key, 1)'], []],
  [[[1], { a: 1 }], [], ['if (Array.isArray(obj)) obj.splice(key, 1);\nelse delete obj[key];']],
  [[{ a: 1 }], [], []],
])('to delete an item of %j is to remove it', (values, expressions, statements) => {
  const scene = { source: 'delete obj[key];', seen: { obj: values } };
  expect(propose(removeItem, { ...scene, at: 'delete obj[key]' })).toEqual(expressions);
  expect(propose(removeItemOrKey, { ...scene, at: 'delete obj[key];' })).toEqual(statements);
});
