import { describe, expect, it } from 'vitest';
import type { Oracle } from '../src/ports/oracle.ts';
import { healInMemory } from './support/heal-in-memory.ts';

const RIGHT = { replace: [['floor', 'round']] as const };

describe('what the tests of a marked target run', () => {
  const files = {
    'src/rule.ts': `export const flat = (by: number) => ({ apply: (price: number) => Math.floor(price) - by });
`,
    'src/sum.ts': `export function sum(prices: number[], rule: { apply(price: number): number }) {
  return prices.reduce((all, price) => all + rule.apply(price), 0);
}
`,
    'test/rules.ts': `import { flat } from '../src/rule.ts';

export const off = flat(1);
`,
    'test/sum.test.ts': `import { sum } from '../src/sum.ts';
import { off } from './rules.ts';

test('adds up', () => { expect(sum([2.6, 4], off)).toBe(5) });
`,
  };
  const markers = { 'adds up': '../src/sum.ts#sum' };
  const found = { 'src/rule.ts': [RIGHT], 'test/rules.ts': [{ replace: [['1', '0.5']] as const }] };
  const reaching =
    (...reached: string[]) =>
    (oracle: Oracle): Oracle => ({
      ...oracle,
      async run(request, signal) {
        const outcome = await oracle.run(request, signal);
        return request.tellsReached === true && outcome.status === 'completed' ? { ...outcome, reached } : outcome;
      },
    });

  it('is searched where nothing that it names has a repair', async () => {
    const healed = await healInMemory({ files, markers, found, around: reaching('src/sum.ts', 'src/rule.ts') });

    expect(healed.targets.map(({ file, reason, calledBy }) => [file, reason, calledBy])).toEqual([
      ['src/rule.ts', 'healed', 'src/sum.ts#sum'],
      ['src/sum.ts', 'healed-by-other', undefined],
    ]);
    expect(healed.targets[0]?.explanation).toContain("as heal('../src/rule.ts') would");
  });

  it('is not searched where a part of it is marked, which has its own turn', async () => {
    const marked = {
      ...files,
      'test/flat.test.ts': `import { flat } from '../src/rule.ts';

test('is flat', () => { expect(flat(1).apply(2.6)).toBe(2) });
`,
    };

    const healed = await healInMemory({
      files: marked,
      markers: { ...markers, 'is flat': '../src/rule.ts#flat' },
      found,
      around: reaching('src/sum.ts', 'src/rule.ts'),
    });

    expect(healed.targets.map(({ file, symbol, reason }) => [file, symbol, reason])).toEqual([
      ['src/rule.ts', 'flat', 'exhausted'],
      ['src/sum.ts', 'sum', 'exhausted'],
    ]);
  });

  it('is not searched where it is there for tests', async () => {
    const healed = await healInMemory({ files, markers, found, around: reaching('test/rules.ts') });

    expect(healed.targets.map(({ file, reason }) => [file, reason])).toEqual([['src/sum.ts', 'exhausted']]);
  });

  it('is not looked for in what a build has written', async () => {
    const built = Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file.replace('src/rule', 'dist/rule'),
        text.replace('../src/rule', '../dist/rule'),
      ]),
    );

    const { calls } = await healInMemory({ files: built, markers, found: {} });

    const noted = calls.flatMap((call) =>
      call.method === 'run' && call.request.tellsReached === true ? Object.keys(call.request.overlay) : [],
    );
    expect([...new Set(noted)].toSorted()).toEqual(['/project/src/sum.ts']);
  });
});
