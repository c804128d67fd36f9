import { expect, it } from 'vitest';
import type { Edit } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { parseModule } from '../../syntax/parse.ts';
import { effectOf, isWellFormed } from './splice.ts';
import { tidyEdits } from './tidy-edits.ts';

const SOURCE = 'const x = a * b;\nconst f = () => c;\n';

it.each([
  ['a * b', '(a + b)', 'a + b'],
  ['b', '(b + 1)', '(b + 1)'],
  ['c', '({ ...c })', '({ ...c })'],
  ['c', '(c ?? d)', 'c ?? d'],
  ['a * b', 'a', 'a'],
])('the final edit of %j to %j is %j', (old, text, tidied) => {
  const module = parseModule(SOURCE, 'x.ts');
  const start = SOURCE.indexOf(old === 'c' ? 'c;' : old);

  expect(tidyEdits(module, [{ start, end: start + old.length, text }])).toEqual([
    { start, end: start + old.length, text: tidied },
  ]);
});

it.each([
  ['if (!x) f();', '(x !== undefined)', 'if (x === undefined) f();'],
  ['y = !x && z', '(x[k] === null)', 'y = x[k] !== null && z'],
  ['y = !x === z', '(x != null)', 'y = x == null === z'],
  ['y = !!x', '(x !== 1)', 'y = !!(x !== 1)'],
  ['y = !x', '(x || z)', 'y = !(x || z)'],
  ['y = v! + x', '(x !== 1)', 'y = v! + (x !== 1)'],
  ['y = x! > 0', '(x - 1)', 'y = x! - 1 > 0'],
  ['y = x!.z', '(v[x])', 'y = v[x!].z'],
  ['y = x! * 2', '(x + 1)', 'y = (x! + 1) * 2'],
  ['y = x!.z', '(x ?? v)', 'y = (x ?? v)!.z'],
  ['y = x!.z', '(v.x + 1)', 'y = (v.x + 1)!.z'],
  ['y = x!=z', '(x - 1)', 'y = x - 1!=z'],
  ["y = '$' + (x)", '((x / 2).toFixed(2))', "y = '$' + (x / 2).toFixed(2)"],
  ['y = f(x)', '((x / 2).toFixed(2))', 'y = f((x / 2).toFixed(2))'],
])('the final form of %j with %j is %j', (source, text, tidied) => {
  const module = parseModule(source, 'x.ts');
  const start = source.lastIndexOf('x');

  expect(applyEdits(source, tidyEdits(module, [{ start, end: start + 1, text }]))).toBe(tidied);
});

it('takes the line of a statement away with it', () => {
  const source = 'f = () => {\n  a();\n  b(); // why\n};\n';
  const [a, b] = ['a();', 'b();'].map((text) => ({
    start: source.indexOf(text),
    end: source.indexOf(text) + 4,
    text: '',
  }));

  expect(applyEdits(source, tidyEdits(parseModule(source, 'x.ts'), [a as Edit]))).toBe(
    'f = () => {\n  b(); // why\n};\n',
  );
  expect(applyEdits(source, tidyEdits(parseModule(source, 'x.ts'), [b as Edit]))).toBe(
    'f = () => {\n  a();\n   // why\n};\n',
  );
});

it('knows one change made at two nodes for one', () => {
  const whole = effectOf(SOURCE, [{ start: 10, end: 15, text: 'a * c' }]);
  const part = effectOf(SOURCE, [{ start: 14, end: 15, text: 'c' }]);

  expect(whole).toBe(part);
});

it.each([
  ['expression', '(await this.#load(x) as T)', true],
  ['expression', 'a +', false],
  ['expression', 'a; b', false],
  ['statements', 'if (a) continue;\n', true],
  ['statements', 'return <T>x;', true],
  ['statements', 'if (a) {', false],
  ['module', '(1)', true],
  ['module', '}', false],
] as const)('a patch of %s %j is well-formed: %j', (syntax, text, expected) => {
  const proposal = { edits: [{ start: 10, end: 15, text }], operator: 'test', cost: 1, tier: 0, syntax };

  expect(isWellFormed(proposal, parseModule(SOURCE, 'x.ts'))).toBe(expected);
});
