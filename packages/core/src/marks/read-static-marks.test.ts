import { describe, expect, it } from 'vitest';
import { marksTest } from './marks-test.ts';
import { readStaticMarks } from './read-static-marks.ts';
import type { StaticMark } from './static-mark.ts';

const VITEST = `import { describe, it, test } from 'vitest';\nimport { heal } from '@testheal/vitest';\n`;
const JEST = `const { heal } = require('@testheal/jest');\n\n`;

/** `line form holdsFor target | suite > title`; patterns between slashes. */
function shown({ line, form, holdsFor, target, titles, isNested }: StaticMark): string {
  const written = target.kind === 'text' ? target.text : target.kind === 'chain' ? target.names.join('.') : target.code;
  const path = titles.map((title) => title.text ?? `/${title.pattern}/`).join(' > ');
  return `${line} ${form} ${holdsFor} ${written} | ${isNested ? '… > ' : ''}${path}`;
}

function read(source: string): string[] {
  return readStaticMarks(source, '/p/a.test.ts').map(shown);
}

describe('readStaticMarks', () => {
  it.each([
    ['wrapper', `heal('./a.ts')('adds', fn)`],
    ['test', `heal('./a.ts').test('adds', fn)`],
    ['it', `heal('./a.ts').it('adds', fn)`],
    ['options in the middle', `heal('./a.ts')('adds', { retry: 1 }, fn)`],
    ['only', `heal('./a.ts').only('adds', fn)`],
    ['skip below test', `heal('./a.ts').test.skip('adds', fn)`],
    ['todo', `heal('./a.ts').todo('adds')`],
    ['concurrent', `heal('./a.ts').concurrent.only('adds', async () => {})`],
    ['fails', `heal('./a.ts').test.fails('adds', fn)`],
    ['failing', `heal('./a.ts').only.failing('adds', fn)`],
    ['runIf', `heal('./a.ts').runIf(true)('adds', fn)`],
    ['skipIf', `heal('./a.ts').test.skipIf(process.env.CI)('adds', fn)`],
    ['extend', `heal('./a.ts').test.extend({ n: 1 })('adds', ({ n }) => {})`],
    ['each without places', `heal('./a.ts').each([1, 2])('adds', fn)`],
    ['an own test', `heal('./a.ts', myTest)('adds', fn)`],
    ['a template', 'heal(`./a.ts`)(`adds`, fn)'],
    ['types around', `(heal('./a.ts' as string)!)('adds' satisfies string, fn)`],
  ])('reads the wrapper form: %s', (_what, source) => {
    expect(read(VITEST + source)).toEqual(['3 wrapper test ./a.ts | adds']);
  });

  it.each([
    ['a string', "heal('./a.ts', { hint: 'in cents' })('adds', fn)"],
    ['a template', "heal('./a.ts', { hint: `in cents` })('adds', fn)"],
    ['a constant', "const HINT = 'in cents';heal('./a.ts', { 'hint': HINT })('adds', fn)"],
    ['options in a constant', "const OPTIONS = { hint: 'in cents' };heal('./a.ts', OPTIONS)('adds', fn)"],
  ])('reads a hint: %s', (_what, source) => {
    expect(readStaticMarks(VITEST + source, '/p/a.test.ts').map(({ hint }) => hint)).toEqual(['in cents']);
  });

  it.each([
    ['none', "heal('./a.ts')('adds', fn)"],
    ['a test of the user', "heal('./a.ts', myTest)('adds', fn)"],
    ['what only running it tells', "heal('./a.ts', { hint: hintFor('a') })('adds', fn)"],
  ])('reads no hint: %s', (_what, source) => {
    expect(readStaticMarks(VITEST + source, '/p/a.test.ts')).toEqual([
      expect.not.objectContaining({ hint: expect.anything() }),
    ]);
  });

  it.each([
    ['options', `test('adds', heal('./a.ts'), fn)`],
    ['options alone', `it('adds', heal('./a.ts').options, fn)`],
    ['a spread', `test('adds', { ...heal('./a.ts'), timeout: 9 }, fn)`],
    ['its meta', `test('adds', { meta: heal('./a.ts').meta }, fn)`],
    ['chains', `test.concurrent.skip('adds', heal('./a.ts'), fn)`],
    ['a test with fixtures', `const own = test.extend({ n: 1 }); own('adds', heal('./a.ts'), fn)`],
    ['a test from elsewhere', `own('adds', heal('./a.ts'), fn)`],
  ])('reads the option form: %s', (_what, source) => {
    expect(read(VITEST + source)).toEqual(['3 options test ./a.ts | adds']);
  });

  it.each([
    ['a body', `test('adds', () => { heal('./a.ts'); })`],
    ['an async body', `test('adds', async () => { await null; heal('./a.ts'); }, 100)`],
    ['a closure', `test('adds', () => { const go = () => { heal('./a.ts') }; go(); })`],
    ['a kept mark', `test('adds', () => { const mark = heal('./a.ts'); })`],
  ])('reads the form in a body: %s', (_what, source) => {
    expect(read(VITEST + source)).toEqual(['3 body test ./a.ts | adds']);
  });

  it.each([
    ['import under another name', `import { heal as mend } from '@testheal/jest'; mend('a')('t', fn)`],
    ['namespace import', `import * as th from '@testheal/vitest'; th.heal('a')('t', fn)`],
    ['default import of CommonJS', `import th from '@testheal/jest'; th.heal('a')('t', fn)`],
    ['require', `const { heal } = require('@testheal/jest'); heal('a')('t', fn)`],
    ['require under another name', `const { heal: mend } = require('@testheal/jest'); mend('a')('t', fn)`],
    ['require as a whole', `const th = require('@testheal/jest'); th.heal('a')('t', fn)`],
    ['require in place', `require('@testheal/jest').heal('a')('t', fn)`],
    ['member of require', `const mend = require('@testheal/jest').heal; mend('a')('t', fn)`],
    ['import equals', `import th = require('@testheal/jest'); th.heal('a')('t', fn)`],
    ['dynamic import', `const { heal } = await import('@testheal/vitest'); heal('a')('t', fn)`],
    ['another name', `import { heal } from '@testheal/vitest'; const mend = heal; mend('a')('t', fn)`],
  ])('knows the marker by %s', (_what, source) => {
    expect(read(source)).toEqual(['1 wrapper test a | t']);
  });

  it.each([
    ['a file without it', `const heal = (a: string) => test; heal('a')('t', fn)`],
    ['another export of it', `import { other as heal } from '@testheal/vitest'; heal('a')('t', fn)`],
    ['a type', `import type { heal } from '@testheal/vitest'; let a: typeof heal;`],
    ['a parameter of its name', `${VITEST} const f = (heal: any) => heal('a')('t', fn)`],
  ])('takes nothing for the marker in %s', (_what, source) => {
    expect(read(source)).toEqual([]);
  });

  it('gives the title path through suites, with patterns where rows or templates make titles', () => {
    const source = `${VITEST}
describe('outer', () => {
  describe.each([1])('inner %i', () => {
    heal('./a.ts').each([1])('row %i (%s)', fn);
    test.for([[1]])('takes $name.first', () => { heal('./b.ts') });
  });
  for (const n of [1]) heal('./c.ts')(\`case \${n}?\`, fn);
  [1].forEach((n) => heal('./d.ts')('case ' + n, fn));
});
const shared = () => { describe('of a helper', () => { heal('./e.ts')('t', fn) }) };
heal('./f.ts').describe('suite', () => { test('t', fn) });
describe('hooked', () => { beforeEach(() => { heal('./g.ts') }) });
beforeEach(() => void heal('./h.ts'));
`;

    expect(read(source)).toEqual([
      String.raw`6 wrapper test ./a.ts | outer > /inner [^]*/ > /row [^]* \([^]*\)/`,
      '7 body test ./b.ts | outer > /inner [^]*/ > /takes [^]*/',
      String.raw`9 wrapper test ./c.ts | outer > /case [^]*\?/`,
      '10 wrapper test ./d.ts | outer > /[^]*/',
      '12 wrapper test ./e.ts | … > of a helper > t',
      '13 wrapper suite ./f.ts | suite',
      '14 body suite ./g.ts | hooked',
      '15 body suite ./h.ts | ',
    ]);
  });

  it('follows a mark that is kept in a constant to every test that gets it', () => {
    const source = `${VITEST}const mark = heal('./a.ts');
const { test: marked, describe: block } = mark;
const twice = marked.each([1, 2]);
test('one', mark, fn); describe('s', () => { it('two', { ...mark }, fn) });
marked('three', fn); block('four', fn); twice('five %i', fn);
`;

    expect(read(source)).toEqual([
      '3 wrapper test ./a.ts | /five [^]*/',
      '3 wrapper test ./a.ts | three',
      '3 wrapper suite ./a.ts | four',
      '3 options test ./a.ts | one',
      '3 options test ./a.ts | s > two',
    ]);
  });

  it('gives several marks on one test, each with its own place', () => {
    const source = `${JEST}heal('./a.js', heal('./b.js').test)('both', () => { heal('./c.js'); });`;

    const marks = readStaticMarks(source, '/p/a.test.js');

    expect(marks.map(shown)).toEqual([
      '3 wrapper test ./a.js | both',
      '3 wrapper test ./b.js | both',
      '3 body test ./c.js | both',
    ]);
    expect(marks.map(({ column }) => column)).toEqual([1, 16, 53]);
  });

  it.each([
    ['a name', 'heal(extractPrice)', { kind: 'chain', names: ['extractPrice'], span: { start: 95, end: 107 } }],
    [
      'a chain',
      "heal(m['Cart'].total)",
      { kind: 'chain', names: ['m', 'Cart', 'total'], span: { start: 95, end: 110 } },
    ],
    ['a typed name', 'heal(f as any)', { kind: 'chain', names: ['f'], span: { start: 95, end: 103 } }],
    ['a constant string', 'heal(PATH)', { kind: 'text', text: './price.ts', span: { start: 95, end: 99 } }],
    ['a call', 'heal(f())', { kind: 'other', code: 'f()', span: { start: 95, end: 98 } }],
    ['nothing', 'heal()', { kind: 'other', code: '', span: { start: 96, end: 96 } }],
  ])('tells a target that is %s', (_what, call, target) => {
    const source =
      `import { heal } from '@testheal/vitest';\nconst PATH = './price.ts' as const;\n`.padEnd(90) + `${call}('t', fn)`;

    expect(readStaticMarks(source, '/p/a.test.ts')[0]?.target).toEqual(target);
  });

  it('tells what marks nothing, and what only running would tell', () => {
    const source = `${VITEST}heal('./a.ts');
describe('s', () => { heal('./b.ts') });
function check() { heal('./c.ts') }
use(heal('./d.ts'));
beforeAll(() => { heal('./e.ts') });
`;

    expect(read(source)).toEqual([
      '3 body nothing ./a.ts | ',
      '4 body nothing ./b.ts | s',
      '5 body unknown ./c.ts | … > ',
      '6 wrapper unknown ./d.ts | ',
      '7 body unknown ./e.ts | ',
    ]);
  });

  it('reads JSX and CommonJS by the extension', () => {
    const source = `${JEST}test('draws', () => { heal('./a.jsx'); render(<A />) })`;

    expect(readStaticMarks(source, '/p/a.test.jsx').map(shown)).toEqual(['3 body test ./a.jsx | draws']);
  });

  it('refuses what does not parse', () => {
    expect(() => readStaticMarks(`${VITEST}heal(`, '/p/a.test.ts')).toThrow(
      expect.objectContaining({ code: 'PARSE_FAILED' }),
    );
  });
});

describe('marksTest', () => {
  const marks = readStaticMarks(
    `${VITEST}
describe('outer', () => { heal('./a.ts').each([1])('row %i', fn); });
heal('./b.ts').describe('suite', () => {});
const helper = () => heal('./c.ts')('of a helper', fn);
beforeEach(() => { heal('./d.ts') });
heal('./e.ts');
`,
    '/p/a.test.ts',
  );

  it.each([
    [
      ['outer', 'row 1'],
      ['./a.ts', './d.ts'],
    ],
    [['row 1'], ['./d.ts']],
    [
      ['suite', 'inner', 'any'],
      ['./b.ts', './d.ts'],
    ],
    [['suite'], ['./d.ts']],
    [
      ['some', 'of a helper'],
      ['./c.ts', './d.ts'],
    ],
  ])('finds the marks of the test %j', (titlePath, expected) => {
    const found = marks.filter((mark) => marksTest(mark, titlePath));

    expect(found.map(({ target }) => target.kind === 'text' && target.text)).toEqual(expected);
  });
});
