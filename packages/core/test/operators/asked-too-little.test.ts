import { describe, expect, it } from 'vitest';
import { askAllItems } from '../../src/operators/condition/ask-all-items.ts';
import { askGroup } from '../../src/operators/condition/ask-group.ts';
import { askMembership } from '../../src/operators/condition/ask-membership.ts';
import { assignArgument } from '../../src/operators/statement/assign-argument.ts';
import { changeNumber } from '../../src/operators/constant/change-number.ts';
import { propose, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('ask-all-items', () => {
  const seen = {
    keys: [['a', 'b']],
    'CLOSED.has(keys[0])': [true],
    'keys[0] === item': [false],
    'f(keys.at(-1))': [true],
  };
  it.each<Row>([
    [
      { source: 'x = CLOSED.has(keys[0])', at: 'CLOSED.has(keys[0])', seen },
      ['keys.some((item) => CLOSED.has(item))', 'keys.every((item) => CLOSED.has(item))'],
    ],
    [
      { source: 'x = keys[0] === item', at: 'keys[0] === item', seen },
      ['keys.some((each) => each === item)', 'keys.every((each) => each === item)'],
    ],
    [
      { source: 'x = f(keys.at(-1))', at: 'f(keys.at(-1))', seen },
      ['keys.some((item) => f(item))', 'keys.every((item) => f(item))'],
    ],
    [{ source: 'x = f(keys[1])', at: 'f(keys[1])', seen: { keys: [[1]], 'f(keys[1])': [true] } }, []],
    [{ source: 'x = f(text[0])', at: 'f(text[0])', seen: { text: ['a'], 'f(text[0])': [true] } }, []],
    [{ source: 'x = f(keys[0])', at: 'f(keys[0])', seen: { keys: [[1]], 'f(keys[0])': [1] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(askAllItems, scene)).toEqual(replacements);
  });
});

describe('ask-group', () => {
  const seen = {
    gone: [new Set(['a', 'b']), new Set(['c'])],
    folder: [{ id: 'a' }, { id: 'c' }],
    'state.at': ['a', 'b'],
  };
  const source = (question: string): string => `function f(state, folder, gone) { return ${question}; }`;

  it.each<[question: string, changes: object, replacements: readonly string[]]>([
    ['state.at === folder.id', {}, ['gone.has(state.at)']],
    ['state.at !== folder.id', {}, ['!gone.has(state.at)']],
    ['folder.id === state.at', {}, ['gone.has(state.at)']],
    ['state.at === folder.id', { 'state.at': ['a', null] }, ['state.at !== null && gone.has(state.at)']],
    ['state.at !== folder.id', { 'state.at': [undefined] }, ['(state.at === undefined || !gone.has(state.at))']],
    ['state.at === folder.id', { gone: [['a', 'b'], ['c']] }, ['gone.includes(state.at)']],
    ['state.at === folder.id', { gone: [new Set(['a', 'b']), new Set(['a'])] }, []],
    ['state.at === folder.id', { gone: [new Set(['a', 'b'])] }, []],
    ['state.at === folder.id', { folder: [] }, []],
    ['state.at < folder.id', {}, []],
    ['state.at() === folder.id', {}, []],
  ])('makes of %s, with %j seen, what it should and no more', (at, changes, replacements) => {
    expect(propose(askGroup, { source: source(at), at, seen: { ...seen, ...changes } })).toEqual(replacements);
  });
});

describe('ask-membership', () => {
  it.each<Row>([
    [
      {
        source: 'function f(role, action) { if (!RIGHTS[role]) throw 1 }',
        at: 'RIGHTS[role]',
        seen: { 'RIGHTS[role]': [['read']], role: ['guest'], action: ['write'] },
      },
      ['RIGHTS[role].includes(action)'],
    ],
    [
      {
        source: 'function f(group, user) { return group && user }',
        at: 'group',
        seen: { group: [new Set([1]), undefined], user: [1] },
      },
      ['group?.has(user)'],
    ],
    [{ source: 'function f(list, n) { return list }', at: 'list', seen: { list: [[1]], n: [1] } }, []],
    [{ source: 'function f(list, n) { if (list) n() }', at: 'list', seen: { list: [[1]], n: [() => 1] } }, []],
    [{ source: 'function f(on, n) { if (on) g() }', at: 'on', seen: { on: [true], n: [1] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(askMembership, scene)).toEqual(replacements);
  });
});

describe('assign-argument', () => {
  it.each<Row>([
    [
      { source: 'Object.assign(this.filters, filters);', at: 'Object.assign(this.filters, filters);' },
      ['this.filters = filters;'],
    ],
    [{ source: 'let a = b; copy(a, b);', at: 'copy(a, b);' }, ['a = b;']],
    [{ source: 'const a = b; copy(a, b);', at: 'copy(a, b);' }, []],
    [{ source: 'merge(groups[x], groups[y]);', at: 'merge(groups[x], groups[y]);' }, ['groups[x] = groups[y];']],
    [{ source: 'setTimeout(this.tick, 100);', at: 'setTimeout(this.tick, 100);' }, []],
    [{ source: 'on(page.load, () => 1);', at: 'on(page.load, () => 1);' }, []],
    [{ source: 'f(a.b, c);', at: 'f(a.b, c);', seen: { 'a.b': [[1]], c: ['x'] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(assignArgument, scene)).toEqual(replacements);
  });
});

describe('change-number', () => {
  it('makes no condition at once that holds for every count', () => {
    const costly = propose(changeNumber, { source: 'x = list.length > 1', at: '1' });
    const usual = propose(changeNumber, { source: 'x = list.rank > 1', at: '1' });

    expect(costly.indexOf('-1')).toBeGreaterThan(usual.indexOf('-1'));
  });

  it('knows the bases that numbers are written in', () => {
    const texts = propose(changeNumber, { source: 'x = Number.parseInt(text, 10)', at: '10' });

    expect(texts.indexOf('16')).toBeLessThan(6);
    expect(propose(changeNumber, { source: 'x = n.toString(16)', at: '16' })).toEqual(
      expect.arrayContaining(['10', '2']),
    );
  });
});
