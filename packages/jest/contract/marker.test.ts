import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';

import { dist, home } from './jest-project.ts';
import { bins, runJest } from './run-jest.ts';

const REPORTER = JSON.stringify(join(dist, 'index.cjs'));

const FORMS = `const { heal } = require(${REPORTER});
const fail = () => { expect(1).toBe(2); };
jest.mock('fs');
heal('./a.js')('wrapper', fail);
heal('./a.js')('promise', async () => { await null; fail(); });
heal('./a.js')('done', (done) => { setTimeout(() => done(new Error('late')), 1); });
heal('./a.js')('generator', function* () { yield null; fail(); });
heal('./a.js')('primitive', () => { throw 'text'; });
heal('./a.js')('timeout', () => new Promise(() => {}), 20);
heal('./a.js').each([[1], [2], [3]])('row %i', (n) => { expect(n).toBe(2); });
heal('./a.js').it('it', fail);
heal('./a.js').test('test', fail);
heal('./a.js').failing('failing', () => {});
heal('./a.js').skip('skipped', fail);
heal('./a.js').concurrent('concurrent', async () => { await null; fail(); });
heal('./a.js').describe('block', () => { test('inside', fail); });
test('in the body', () => { heal('./a.js'); fail(); });
test.concurrent('in the body, concurrent', async () => { await null; heal('./a.js'); fail(); });
test('not marked', fail);
test('not marked, concurrent', async () => { await null; fail(); });
heal('./a.js').each\`
  n
  \${1}
  \${2}
\`('line $n', ({ n }) => { expect(n).toBe(1); });
heal('./b.js', (name, fn) => test(name, fn))('own test', fail);
heal('./c.js', heal('./d.js'))('two wrappers', fail);
test('two in a body', () => { heal('./e.js'); heal('./f.js'); fail(); });
heal('./g.js')('wrapper and body', () => { heal('./h.js'); fail(); });
heal('./i.js').describe('s', () => { heal('./j.js')('suite and own', fail); });
heal('./k.js').describe.each([[1]])('s %i', (n) => { test('block row ' + n, fail); });
heal(fail)('a function', fail);
test('given as options', heal('./l.js'), fail);
heal('./m.js');
heal('./n.js', { hint: 'sums up' })('hinted', fail);
`;

it('marks every failing test in every form, in process and in workers', async () => {
  await using project = await tempProject(home, {
    'package.json': '{}',
    'jest.config.js': `module.exports = { watchman: false, cacheDirectory: __dirname + '/.jest-cache', transform: {}, reporters: ['./marks.js', ${REPORTER}] };\n`,
    // Runs before ours, and reads what the workers have told: the tags on errors and the side files.
    'marks.js': `const fs = require('node:fs');
module.exports = class {
  tests = [];
  onTestFileResult(test, { testResults }) { if (test.path.includes('forms')) this.tests.push(...testResults); }
  onRunComplete() {
    const folder = process.env.TESTHEAL_MARKS;
    const notes = fs.readdirSync(folder).flatMap((name) => fs.readFileSync(folder + '/' + name, 'utf8').trim().split('\\n')).map((line) => JSON.parse(line));
    const rows = this.tests.filter(({ status }) => status === 'failed').map((test) => {
      const tags = test.failureDetails.flatMap((detail) => (detail && detail.heal) || []);
      const own = notes.filter(({ fullName, ofSuite }) => fullName === test.fullName && !ofSuite);
      const ofSuite = notes.filter(({ fullName, ofSuite }) => fullName === test.fullName && ofSuite);
      const marks = tags.length + own.length > 0 ? [...tags, ...own] : ofSuite;
      return [test.title, [...new Set(marks.map(({ target, isFunction, line }) => (isFunction ? target + '()' : target) + (line > 0 ? ':' + line : '')))].join(',')];
    });
    fs.writeFileSync('marks.json', JSON.stringify(Object.fromEntries(rows)));
  }
};\n`,
    'a.js': '',
    'forms.test.js': FORMS,
    'other.test.js': `test('other', () => {});\n`,
  });
  const expected = {
    wrapper: './a.js',
    promise: './a.js',
    done: './a.js',
    generator: './a.js',
    primitive: './a.js',
    timeout: './a.js',
    'row 1': './a.js',
    'row 3': './a.js',
    it: './a.js',
    'line 2': './a.js',
    test: './a.js',
    failing: './a.js',
    concurrent: './a.js',
    inside: './a.js',
    'in the body': './a.js',
    'in the body, concurrent': './a.js',
    'not marked': '',
    'not marked, concurrent': '',
    'own test': './b.js',
    'two wrappers': './c.js,./d.js',
    'two in a body': './e.js,./f.js',
    'wrapper and body': './g.js,./h.js',
    'suite and own': './j.js',
    'block row 1': './k.js',
    'a function': 'fail():32',
    hinted: './n.js:35',
    'given as options': '',
  };

  for (const args of [['--runInBand'], ['--maxWorkers=2']]) {
    await runJest(bins.jest, project.root, ['--heal=1', '--heal-timeout=1', ...args]);

    expect(JSON.parse(await readFile(join(project.root, 'marks.json'), 'utf8'))).toEqual(expected);
  }
});
