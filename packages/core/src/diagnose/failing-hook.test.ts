import { describe, expect, it } from 'vitest';
import { failingHook } from './failing-hook.ts';

const FILE = '/p/test/a.test.ts';
const SOURCE = `import { beforeEach, afterAll, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { connect } from './connect';
beforeEach(async () => {
  await connect();
});
describe('a suite', () => {
  afterAll(() => {
    connect();
  });
  heal('../src/a.ts').each([1])('has a body', () => {
    connect();
  });
  test('makes hooks', () => {
    const run = () => connect();
    run();
  });
  const helper = () => connect();
});
vi.test.beforeAll(() => connect());
`;

const SOURCES: Readonly<Record<string, string>> = {
  [FILE]: SOURCE,
  '/p/test/connect.ts': 'export const connect = () => {\n  throw new Error("no");\n};\n',
  '/p/test/broken.ts': 'beforeEach(() => {',
};

async function hookOf(message: string, ...frames: string[]): ReturnType<typeof failingHook> {
  const stack = [`Error: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return failingHook({ name: 'Error', message, stack }, async (file) => SOURCES[file]);
}

describe('failingHook', () => {
  it.each([
    ['beforeEach', 5],
    ['afterAll', 9],
    ['beforeAll', 20],
  ])('finds %s by the line where the stack leaves it', async (name, line) => {
    const hook = await hookOf(
      'no',
      `connect (/p/test/connect.ts:2:9)`,
      `${FILE}:${line}:9`,
      '/p/node_modules/r.js:1:1',
    );

    expect(hook).toEqual({ name, place: { file: FILE, line } });
  });

  it.each([
    ['the body of a marked test', `${FILE}:12:5`],
    ['the body of a test with functions in it', `${FILE}:15:23`],
    ['a helper of the file that no hook is seen to call', `${FILE}:18:24`],
    ['a file that does not parse', '/p/test/broken.ts:1:1'],
    ['no file of the project', 'node:internal/process/task_queues:95:5'],
  ])('finds none for an error in %s', async (_what, frame) => {
    expect(await hookOf('no', frame)).toBeUndefined();
  });

  it.each([
    'Hook timed out in 10000ms.',
    'thrown: "Exceeded timeout of 5000 ms for a hook.',
    'Exceeded timeout of 5000 ms for a hook.',
  ])('knows a hook without a name by its timeout: %s', async (message) => {
    expect(await hookOf(message)).toEqual({});
  });

  it('finds none where there is no stack', async () => {
    expect(await failingHook({ name: 'Error', message: 'no' }, async () => SOURCE)).toBeUndefined();
  });
});
