import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { donorStatements, type Donor } from './donor-statements.ts';

function donorsIn(source: string): readonly Donor[] {
  return donorStatements(parseModule(source, 'a.ts'));
}

it.each([
  ['a guard', 'if (n < 0) throw new Error(`${n}`);', ['n']],
  ['a call', 'all.push(n, limit, Math.PI);', ['n']],
  ['a loop', 'for (const each of list) each(n);', ['list', 'n']],
  ['what it declares itself', 'all.forEach((n) => { const list = n; all.push(list); });', []],
])('takes %s, and tells which locals it reads', (_, statement, holes) => {
  const donors = donorsIn(`const all = [], limit = 3;\nfunction f(n, list) {\n  ${statement}\n}`);
  const [donor] = donors.filter(({ text }) => text === statement);

  expect(donor?.holes.map(({ name }) => name)).toEqual(holes);
  for (const { name, offsets } of donor?.holes ?? [])
    for (const offset of offsets) expect(statement.slice(offset, offset + name.length)).toBe(name);
});

it.each([
  ['a declaration alone', 'const a = n;'],
  ['a jump', 'return n;'],
  ['a guard with another way', 'if (n) g(); else h();'],
  ['what leaves a loop around it', 'for (;;) { if (n) break; }'],
  ['what is called by a shorthand', 'g({ n });'],
  ['what reads too much', 'g(n, m, k);'],
  ['a directive', "'use strict';"],
])('does not take %s', (_, statement) => {
  expect(donorsIn(`function f(n, m, k) {\n  ${statement}\n}`).filter(({ text }) => text.startsWith(statement))).toEqual(
    [],
  );
});

it('takes a declaration with the statement that follows', () => {
  const [first] = donorsIn('function f(s) {\n  const t = s.trim();\n  if (t) g(t);\n}');

  expect(first).toMatchObject({ text: 'const t = s.trim();\n  if (t) g(t);', declares: ['t'], holes: [{ name: 's' }] });
});

it('counts the functions that do the same, and keeps what stands beside it', () => {
  const method = (name: string, rest: string): string =>
    `${name}() { if (this.done) throw new Error('done'); ${rest} }`;
  const donors = donorsIn(`class A { ${method('one', 'a();')} ${method('two', 'b();')} }`);

  expect(donors.find(({ leaves }) => leaves === 'throws')).toMatchObject({
    copies: 2,
    before: [],
    after: ['a();', 'b();'],
    self: { type: 'ClassBody' },
  });
});

it.each([
  ['await g();', true],
  ['g(async () => await h());', false],
])('tells whether %j waits', (statement, awaits) => {
  expect(donorsIn(`async function f() { ${statement} }`)).toMatchObject([{ awaits }]);
});
