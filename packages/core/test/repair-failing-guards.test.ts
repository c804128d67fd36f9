import { describe, expect, it } from 'vitest';
import type { RunOutcome, RunRequest } from '../src/model/run.ts';
import { healInMemory } from './support/heal-in-memory.ts';

describe('guards that fail by themselves', () => {
  const FILES = {
    'src/a.ts': 'export function f(x: number) {\n  return x - 1;\n}\n',
    'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
    'test/b.test.ts': "test('hangs in the cage', () => {});\n",
    'test/c.test.ts': "import { f } from '../src/a.ts';\ntest('has a say', () => { expect(f(5)).not.toBe(7) });\n",
  };
  const markers = { 'one more': '../src/a.ts#f' };
  const hangsWithB = (request: RunRequest): RunOutcome | undefined =>
    request.files.some((file) => file.path.endsWith('b.test.ts')) ? { status: 'timeout', timeoutMs: 1 } : undefined;

  it('do not keep a patch from being proved by the others', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets } = await healInMemory({ files: FILES, markers, found, oracle: { answer: hangsWithB } });

    expect(targets.map(({ status, guards }) => [status, guards])).toEqual([['healed', { ran: 1, of: 2 }]]);
  });

  it('do not hide that a patch breaks another', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['x - 1', '7 - (x === 1 ? 5 : 0)']] as const }] };

    const { targets } = await healInMemory({ files: FILES, markers, found, oracle: { answer: hangsWithB } });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });

  it('count against a patch with which alone they hang', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };
    const answer = (request: RunRequest): RunOutcome | undefined =>
      Object.keys(request.overlay).length > 0 ? hangsWithB(request) : undefined;

    const { targets } = await healInMemory({ files: FILES, markers, found, oracle: { answer } });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });
});
