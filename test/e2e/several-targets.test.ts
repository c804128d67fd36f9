import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead } from './support/heal-project.ts';

const RIGHT = `export function net(gross: number): number {
  return gross - 10;
}
`;

const WRONG = `export function tax(amount: number): number {
  return amount * 3;
}
`;

const FILES = { 'src/right.ts': RIGHT, 'src/wrong.ts': WRONG };
const IMPORTS = "import { net } from '../src/right';\nimport { tax } from '../src/wrong';\n";
const CHECKS = 'expect([tax(net(15)), tax(net(17)), tax(net(110))]).toEqual([10, 14, 200]);';

describe.each(RUNNERS)('a test with two targets in %s', (runner) => {
  it.each([
    [
      'by two marks in its body',
      `test('both', () => { heal('../src/right#net'); heal('../src/wrong#tax'); ${CHECKS} });`,
    ],
    ['by a mark around a mark', `heal('../src/right#net', heal('../src/wrong#tax'))('both', () => { ${CHECKS} });`],
  ])('%s has each tried, and is healed by the first patch that heals it', async (_how, source) => {
    using project = healProject(runner, { ...FILES, 'test/a.test.ts': `${testHead(runner)}${IMPORTS}${source}\n` });

    const run = await project.heal();

    const targets = run.report?.targets ?? [];
    expect(Object.fromEntries(targets.map(({ file, status }) => [file, status])), run.stderr).toEqual({
      'src/right.ts': 'healed',
      'src/wrong.ts': 'healed',
    });
    expect(targets.map(({ failing }) => failing)).toEqual([['test/a.test.ts > both'], ['test/a.test.ts > both']]);
    const [healer, other] = targets.toSorted((a, b) => b.patches.length - a.patches.length);
    expect([healer?.file, healer?.reason, other?.reason, other?.patches]).toEqual([
      'src/wrong.ts',
      'healed',
      'healed-by-other',
      [],
    ]);
    expect(other?.explanation).toContain('src/wrong.ts#tax');
  });
});

describe.each(RUNNERS)('a mark where no test runs in %s', (runner) => {
  it('is told, since it marks nothing', async () => {
    using project = healProject(runner, {
      ...FILES,
      'test/a.test.ts': `${testHead(runner)}${IMPORTS}
heal('../src/wrong#tax');
test('taxes', () => { ${CHECKS} });
`,
    });

    const run = await project.heal();

    expect(run.report?.targets).toEqual([]);
    expect(run.report?.notices).toEqual([
      expect.stringMatching(
        /^heal\('\.\.\/src\/wrong#tax'\) at test\/a\.test\.ts:\d marks no test: write heal\('\.\.\/src\/wrong#tax'\)\(name, fn\), or call it in the body of a test$/,
      ),
    ]);
    expect(run.stderr).toContain('marks no test');
  });
});
