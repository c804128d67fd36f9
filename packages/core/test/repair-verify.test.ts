import { describe, expect, it } from 'vitest';
import { healInMemory, ROOT, type MemoryHealed, type MemoryHealing } from './support/heal-in-memory.ts';
import { scriptedModels } from './support/scripted-models.ts';

const FILES = {
  'src/price.ts': 'export function net(price: number, tax: number) {\n  return price + tax;\n}\n',
  'test/price.test.ts': `import { net } from '../src/price.ts';

test('takes the tax off', () => { expect(net(3, 1)).toBe(2) });
test('keeps the price without tax', () => { expect(net(3, 0)).toBe(3) });
`,
};

/** All of them pass the tests. */
const FOUND = ['price - tax', 'price - +tax', 'price + -tax', '-tax + price', 'price - tax * 1'].map((text) => ({
  replace: [['price + tax', text]] as const,
}));

function heal(
  verify: NonNullable<MemoryHealing['oracle']>['verify'],
  more: Partial<MemoryHealing> = {},
): Promise<MemoryHealed> {
  return healInMemory({
    files: FILES,
    markers: { 'takes the tax off': '../src/price.ts#net' },
    found: { 'src/price.ts#net': FOUND },
    options: { verifyFile: `${ROOT}/heal.config.ts`, verifyTimeoutMs: 700 },
    ...more,
    oracle: { ...(verify && { verify }) },
  });
}

describe('a repair with `verify`', () => {
  it('tells it all of the patch, and goes on to the next one when it is refused, however many', async () => {
    const refused = ['price - tax;', 'price - +tax', 'price + -tax', '-tax + price'];
    const healed = await heal(({ patch: { source } }) =>
      refused.some((text) => source.includes(text))
        ? { accepted: false, reason: '`verify` did not accept it' }
        : { accepted: true },
    );

    expect(healed.targets).toMatchObject([{ status: 'healed', patches: [{ rank: 1 }] }]);
    expect(healed.files[0]?.after).toContain('price - tax * 1');
    const asked = healed.calls.flatMap((call) => (call.method === 'verify' ? [call.request] : []));
    expect(asked[0]).toEqual({
      config: `${ROOT}/heal.config.ts`,
      timeoutMs: 700,
      patch: {
        file: 'src/price.ts',
        symbol: 'net',
        source: FILES['src/price.ts'].replace('price + tax', 'price - tax'),
        diff: expect.stringMatching(
          /^--- a\/src\/price\.ts\n[^]*\n- {2}return price \+ tax;\n\+ {2}return price - tax;\n/,
        ),
        tests: [
          { file: 'test/price.test.ts', name: 'takes the tax off', status: 'passed' },
          { file: 'test/price.test.ts', name: 'keeps the price without tax', status: 'passed' },
        ],
      },
    });
    const sources = asked.map(({ patch }) => patch.source);
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('tells which patches were left out and why, the first few', async () => {
    const healed = await heal(() => ({ accepted: false, reason: '`verify` threw: too clever' }));

    expect(healed.targets).toMatchObject([{ status: 'not-healed', reason: 'exhausted' }]);
    const notices = healed.events.flatMap((event) => (event.type === 'notice' ? [event.message] : []));
    expect(notices.slice(0, 2)).toEqual([
      'src/price.ts#net: a patch was left out, `verify` threw: too clever: +  return price - tax;',
      'src/price.ts#net: a patch was left out, `verify` threw: too clever: +  return price - +tax;',
    ]);
    expect(notices).toHaveLength(5);
  });

  it('lets a model know why its proposal was left out', async () => {
    const proposal = (body: string): string =>
      `\`\`\`ts\nexport function net(price: number, tax: number) {\n  return ${body};\n}\n\`\`\``;
    const models = scriptedModels({ cheap: [proposal('price - +tax'), proposal('price - tax')] });
    const healed = await heal(
      ({ patch }) =>
        patch.source.includes('+tax') ? { accepted: false, reason: '`verify` threw: too clever' } : { accepted: true },
      { found: {}, model: models.open },
    );

    expect(healed.targets).toMatchObject([{ status: 'healed', patches: [{ proposer: 'model' }] }]);
    expect(models.asked[1]?.prompt).toContain('`verify` threw: too clever');
  });

  it('asks nothing without one', async () => {
    const healed = await heal(undefined, { options: {} });

    expect(healed.targets).toMatchObject([{ status: 'healed' }]);
    expect(healed.calls.filter(({ method }) => method === 'verify')).toEqual([]);
  });
});
