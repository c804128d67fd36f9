import type { Runner } from '../support/heal-project.ts';

/** A marked test that is no goal of a repair, and what has to be said of it. */
export interface StopCase {
  /** Its module in `src`, which no other case uses. */
  readonly module: string;
  readonly reason: string;
  /** Among the targets that were left, or among the tests that were. */
  readonly place: 'targets' | 'excluded';
  /** Of the test file that the case is put into, without extension. Cases of one file share a run of it. */
  readonly file: string;
  readonly code: (runner: Runner) => string;
  /** Files beside its module and its test. */
  readonly files?: Readonly<Record<string, string>>;
  readonly says: RegExp | ((runner: Runner) => RegExp);
}

const FAILS = 'expect(value()).toBe(2);';

function marked(module: string, body: string = FAILS, how = ''): string {
  return `heal('../src/${module}#value')${how}('of ${module}', () => {\n  ${body.replaceAll('value()', `${module}()`)}\n});\n`;
}

/** A suite with a hook that fails, around a marked test that fails by its target, too. */
function hooked(module: string, hook: string, body: string): string {
  return `describe('suite of ${module}', () => {\n  ${hook}(() => {\n    ${body}\n  });\n${marked(module)}});\n`;
}

const fails = (runner: Runner): string => (runner === 'vitest' ? 'fails' : 'failing');

export const STOP_CASES: readonly StopCase[] = [
  {
    module: 'skipped',
    reason: 'skipped',
    place: 'excluded',
    file: 'plain',
    code: () => marked('skipped', FAILS, '.skip'),
    says: /^it did not run: `skip`, .*; let it run, and it is healed when it fails$/,
  },
  {
    module: 'skippedBody',
    reason: 'skipped',
    place: 'excluded',
    file: 'plain',
    code: () =>
      "describe.skip('left', () => {\n  test('of skippedBody', () => {\n    heal('../src/skippedBody#value');\n    expect(skippedBody()).toBe(2);\n  });\n});\n",
    says: /^it did not run: `skip`, /,
  },
  {
    module: 'todo',
    reason: 'todo',
    place: 'excluded',
    file: 'plain',
    code: () => "heal('../src/todo#value').todo('of todo');\n",
    says: /^it is a `todo` without a body: write the test first$/,
  },
  {
    module: 'expectedFailure',
    reason: 'expected-failure',
    place: 'excluded',
    file: 'plain',
    code: (runner) => marked('expectedFailure', FAILS, `.${fails(runner)}`),
    says: (runner) => new RegExp(`^it is written to fail \\(\`test\\.${fails(runner)}\`\\) and does: take that away`),
  },
  {
    module: 'unexpectedPass',
    reason: 'unexpected-pass',
    place: 'targets',
    file: 'plain',
    code: (runner) => marked('unexpectedPass', 'expect(value()).toBe(1);', `.${fails(runner)}`),
    says: (runner) =>
      new RegExp(
        `^it passes, but is written to fail .*, so there is nothing to repair: take \`\\.${fails(runner)}\` away$`,
      ),
  },
  {
    module: 'flaky',
    reason: 'flaky',
    place: 'excluded',
    file: 'retried',
    code: (runner) => {
      const body = 'tries += 1;\n  expect(value()).toBe(tries > 1 ? 1 : 2);';
      const head = runner === 'vitest' ? '' : 'jest.retryTimes(2);\n';
      const test = marked('flaky', body);
      return `${head}let tries = 0;\n${runner === 'vitest' ? test.replace("', () =>", "', { retry: 2 }, () =>") : test}`;
    },
    says: /^it is flaky: it passed only at try 2; nothing is repaired by it, .* make it fail or pass every time/,
  },
  {
    module: 'beforeEachFails',
    reason: 'hook-failed',
    place: 'targets',
    file: 'hooks',
    code: () => hooked('beforeEachFails', 'beforeEach', "throw new Error('no table');"),
    says: /^`beforeEach` at test\/hooks\.test\.ts:\d+ fails, so its tests cannot tell whether an edit helps: no table; mend the hook, then run again$/,
  },
  {
    module: 'afterEachFails',
    reason: 'hook-failed',
    place: 'targets',
    file: 'hooks',
    code: () => hooked('afterEachFails', 'afterEach', "throw new Error('not clean');"),
    says: /^`afterEach` at test\/hooks\.test\.ts:\d+ fails, .*: not clean; mend the hook, then run again$/,
  },
  {
    module: 'beforeAllFails',
    reason: 'hook-failed',
    place: 'targets',
    file: 'hooks',
    code: () => hooked('beforeAllFails', 'beforeAll', "throw new Error('no database');"),
    says: /^`beforeAll` at test\/hooks\.test\.ts:\d+ fails, .*: no database; mend the hook, then run again$/,
  },
  {
    module: 'afterAllFails',
    reason: 'hook-failed',
    place: 'targets',
    file: 'after',
    code: () => hooked('afterAllFails', 'afterAll', "throw new Error('still open');"),
    says: /^`afterAll` at test\/after\.test\.ts:\d+ fails, .*: still open; mend the hook, then run again$/,
  },
  {
    module: 'portTaken',
    reason: 'environment',
    place: 'targets',
    file: 'machine',
    code: () => `heal('../src/portTaken#value')('of portTaken', async () => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
  const { port } = first.address() as { port: number };
  try {
    await new Promise((resolve, reject) => createServer().on('error', reject).listen(port, '127.0.0.1', () => resolve(0)));
  } finally {
    first.close();
  }
  expect(portTaken()).toBe(2);
});
`,
    says: /^it fails by the machine and not by the code: a port that it wants is in use \(listen EADDRINUSE: .*\), which no edit mends; free the port, .*, then run again$/,
  },
  {
    module: 'refused',
    reason: 'environment',
    place: 'targets',
    file: 'machine',
    code: () => `heal('../src/refused#value')('of refused', async () => {
  await fetch('http://127.0.0.1:9/');
  expect(refused()).toBe(2);
});
`,
    says: /^it fails by the machine and not by the code: nothing listens where it connects to/,
  },
  {
    module: 'diskFull',
    reason: 'environment',
    place: 'targets',
    file: 'machine',
    code: () =>
      marked(
        'diskFull',
        "throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });",
      ),
    says: /^it fails by the machine .*: the disk is full, .*; make room, /,
  },
  {
    module: 'mockedByFactory',
    reason: 'target-mocked',
    place: 'targets',
    file: 'mocked',
    code: (runner) => mocked('mockedByFactory', runner, ', () => ({ value: () => 3 })'),
    says: (runner) =>
      new RegExp(
        `^\`${mocker(runner)}\\.mock\\('\\.\\./src/mockedByFactory'\\)\` with a factory at test/mocked\\.test\\.ts:\\d+ puts a mock in the place of src/mockedByFactory\\.ts, so no edit of it can change what its tests see: test the target itself, or `,
      ),
  },
  {
    module: 'automocked',
    reason: 'target-mocked',
    place: 'targets',
    file: 'mocked',
    code: (runner) => mocked('automocked', runner),
    says: /\.mock\('\.\.\/src\/automocked'\)` at test\/mocked\.test\.ts:\d+ puts a mock in the place of /,
  },
  {
    module: 'mockedByHand',
    reason: 'target-mocked',
    place: 'targets',
    file: 'mocked',
    code: (runner) => mocked('mockedByHand', runner),
    files: { 'src/__mocks__/mockedByHand.ts': 'export function value(): number {\n  return 4;\n}\n' },
    says: /\.mock\('\.\.\/src\/mockedByHand'\)`, with src\/__mocks__\/mockedByHand\.ts, at test\/mocked\.test\.ts:\d+ puts a mock /,
  },
  {
    module: 'notReached',
    reason: 'target-not-reached',
    place: 'targets',
    file: 'aside',
    code: () =>
      "heal('../src/notReached#value')('of notReached', () => {\n  expect([typeof notReached, outer()]).toEqual(['function', 2]);\n});\n",
    files: {
      'src/outer.ts': "import { inner } from './inner';\n\nexport const outer = (): number => inner();\n",
      'src/inner.ts': 'export function inner(): number {\n  return 1;\n}\n\nexport const unused = (): number => 5;\n',
      'src/elsewhere.ts': 'export const elsewhere = (): number => 5;\n',
    },
    says: /^no statement of src\/notReached\.ts#value runs in “of notReached”: what runs is src\/outer\.ts, src\/inner\.ts; mark that, such as heal\('\.\.\/src\/outer\.ts'\)$/,
  },
  {
    module: 'notReproducible',
    reason: 'not-reproducible',
    place: 'targets',
    file: 'again',
    code: () => `heal('../src/notReproducible#value')('of notReproducible', () => {
  if (existsSync('seen')) return;
  writeFileSync('seen', '');
  expect(notReproducible()).toBe(2);
});
`,
    says: /^its marked tests pass when they run again: .*; let them fail every time, alone too, then run again$/,
  },
];

function mocker(runner: Runner): string {
  return runner === 'vitest' ? 'vi' : 'jest';
}

function mocked(module: string, runner: Runner, factory = ''): string {
  return `${mocker(runner)}.mock('../src/${module}'${factory});\n${marked(module)}`;
}

/** What the bodies of tests use. */
const IMPORTS = `import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { elsewhere } from '../src/elsewhere';
import { outer } from '../src/outer';
`;

/** A file of each, with the test files that they name. */
export function filesOf(cases: readonly StopCase[], runner: Runner, head: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { module, file, code, files: beside = {} } of cases) {
    Object.assign(files, beside);
    files[`src/${module}.ts`] = 'export function value(): number {\n  return 1;\n}\n';
    const name = `test/${file}.test.ts`;
    const imports = `import { value as ${module} } from '../src/${module}';\n`;
    const [heads = `${head}${IMPORTS}`, tests = ''] = files[name]?.split('// tests\n') ?? [];
    files[name] = `${heads}${imports}// tests\n${tests}${code(runner)}\n`;
  }
  return files;
}
