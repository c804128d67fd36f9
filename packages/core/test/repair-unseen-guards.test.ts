import { describe, expect, it } from 'vitest';
import { healInMemory } from './support/heal-in-memory.ts';

describe('guards that reach a target unseen by its importers', () => {
  const FILES = {
    'src/a.ts': 'export function f(x: number) {\n  return x - 1;\n}\n',
    'src/b.ts': 'export function g(x: number) {\n  return x - 2;\n}\n',
    'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
    'test/b.test.ts': "import { g } from '../src/b.ts';\ntest('two more', () => { expect(g(1)).toBe(3) });\n",
    'test/far.test.ts':
      "test('far', async () => { const { f } = await import(['..', 'src', 'a.ts'].join('/')); expect(f(5)).not.toBe(2) });\n",
  };
  const markers = { 'one more': '../src/a.ts#f', 'two more': '../src/b.ts#g' };
  const right = { 'src/b.ts#g': [{ replace: [['- 2', '+ 2']] as const }] };

  it('run once over all patches together', async () => {
    const found = { ...right, 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets, calls } = await healInMemory({ files: FILES, markers, found });

    const farRuns = calls.filter((call) => call.method === 'run' && JSON.stringify(call).includes('far.test.ts'));
    expect(targets.map(({ status, guards }) => [status, guards])).toEqual([
      ['healed', { ran: 1, of: 1 }],
      ['healed', { ran: 1, of: 1 }],
    ]);
    expect(farRuns).toHaveLength(1);
  });

  it('refuse the patch that breaks them, and only that one', async () => {
    const found = {
      ...right,
      'src/a.ts#f': [{ replace: [['x - 1', '2']] as const }, { replace: [['- 1', '+ 1']] as const, cost: 2 }],
    };

    const { targets, events } = await healInMemory({ files: FILES, markers, found });

    expect(targets.map(({ symbol, status, patches }) => [symbol, status, patches[0]?.cost])).toEqual([
      ['f', 'healed', 2],
      ['g', 'healed', 1],
    ]);
    expect(events.filter((event) => event.type === 'notice')).toHaveLength(1);
  });
});
