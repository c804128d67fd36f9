import { expect, it } from 'vitest';
import type { TypeCheck } from '../src/model/type-check.ts';
import type { Oracle } from '../src/ports/oracle.ts';
import { healInMemory, type MemoryHealed } from './support/heal-in-memory.ts';

const FILES = {
  'src/price.ts': `export function net(price: number, tax: number) {
  return price + tax;
}
`,
  'test/price.test.ts': `import { net } from '../src/price.ts';

test('takes the tax off', () => { expect(net(3, 1)).toBe(2) });
test('takes it off again', () => { expect(net(9, 1)).toBe(8) });
`,
};

/** Cheapest first. */
const FOUND = ["price - Number('1')", 'price - (tax as any)', 'price - tax', 'price - tax * 1'].map((text, nth) => ({
  replace: [['price + tax', text]] as const,
  cost: 1 + nth / 10,
}));

interface Asked {
  readonly texts: string[];
  ended: number;
}

function reviewed(
  check: (text: string) => TypeCheck,
  asked: Asked = { texts: [], ended: 0 },
): (oracle: Oracle) => Oracle {
  return (oracle) => ({
    ...oracle,
    reviewTypes: () => ({
      ask: (text) => void asked.texts.push(text),
      answer: async (text) => check(text),
      end: () => void asked.ended++,
    }),
  });
}

const refusing =
  (...parts: string[]) =>
  (text: string): TypeCheck => ({
    status: 'checked',
    errors: parts.some((part) => text.includes(part)) ? ['TS2322: No.'] : [],
  });

function heal(around: (oracle: Oracle) => Oracle, options = {}): Promise<MemoryHealed> {
  const markers = { 'takes the tax off': '../src/price.ts#net', 'takes it off again': '../src/price.ts#net' };
  return healInMemory({ files: FILES, markers, found: { 'src/price.ts#net': FOUND }, around, options });
}

function told({ targets: [target] }: MemoryHealed): unknown {
  const patches = target?.patches.map(({ healedSource, label, typeErrors }) => [
    /return (.*);/.exec(healedSource)?.[1],
    label,
    ...(typeErrors ?? []),
  ]);
  return [target?.typeCheck, target?.label, patches];
}

it('puts a plausible patch that does not type-check after all that do, and calls it suspicious', async () => {
  const asked = { texts: [], ended: 0 };

  const healed = await heal(reviewed(refusing('Number', 'any'), asked));

  expect(told(healed)).toEqual([
    'checked',
    'plausible',
    [
      ['price - tax', 'plausible'],
      ['price - tax * 1', 'plausible'],
      ["price - Number('1')", 'suspicious', 'TS2322: No.'],
      ['price - (tax as any)', 'suspicious', 'TS2322: No.'],
    ],
  ]);
  expect(asked.ended).toBe(1);
});

it('runs the tests of all patches while TypeScript has no answer yet, and of more for each that does not type-check', async () => {
  const texts = [...Array(8).keys()].map((nth) =>
    nth < 2 ? `price - (tax as any) - ${nth} * 0` : `price - tax - ${nth} * 0`,
  );
  const found = texts.map((text, nth) => ({ replace: [['price + tax', text]] as const, cost: 1 + nth / 10 }));
  const order: string[] = [];
  const around = (oracle: Oracle): Oracle => ({
    ...oracle,
    run(request, signal) {
      const patched = Object.values(request.overlay)[0];
      if (patched !== undefined) order.push(`runs ${/(\d) \* 0/.exec(patched)?.[1] ?? ''}`);
      return oracle.run(request, signal);
    },
    reviewTypes: () => ({
      ask: () => undefined,
      async answer(text) {
        order.push('waits for types');
        return refusing('any')(text);
      },
      end: () => undefined,
    }),
  });
  const markers = { 'takes the tax off': '../src/price.ts#net', 'takes it off again': '../src/price.ts#net' };

  const healed = await healInMemory({ files: FILES, markers, found: { 'src/price.ts#net': found }, around });

  const runs = order.slice(0, order.lastIndexOf('runs 6') + 1).filter((step, at) => step !== order[at - 1]);
  expect(runs).toEqual(['runs 0', 'runs 1', 'runs 2', 'runs 3', 'runs 4', 'waits for types', 'runs 5', 'runs 6']);
  expect(healed.targets[0]?.patches.map(({ label }) => label)).toEqual(Array(5).fill('plausible'));
});

it('heals with a patch that does not type-check when all are so, says it, and does not have it written', async () => {
  const healed = await heal(reviewed(refusing('-')), { mode: 'apply' });

  const [target] = healed.targets;
  expect([target?.typeCheck, target?.label, target?.explanation, healed.files]).toEqual([
    'checked',
    'suspicious',
    expect.stringMatching(/ makes its tests pass and breaks no guard, but does not type-check: TS2322: No\.$/),
    [],
  ]);
});

it('leaves a patch as it was where only the smaller form does not type-check', async () => {
  const found = { 'src/price.ts#net': [{ replace: [['price + tax', FOUND[0]?.replace[0][1] ?? '']] as const }] };
  const markers = { 'takes the tax off': '../src/price.ts#net', 'takes it off again': '../src/price.ts#net' };

  const results = await Promise.all(
    [refusing(), refusing("price - ('1')")].map((check) =>
      healInMemory({ files: FILES, markers, found, around: reviewed(check) }),
    ),
  );

  expect(results.map((healed) => /return (.*);/.exec(healed.targets[0]?.patches[0]?.healedSource ?? '')?.[1])).toEqual([
    "price - ('1')",
    "price - Number('1')",
  ]);
});

it.each<[string, (oracle: Oracle) => Oracle, object, string | undefined]>([
  [
    'late when one answer was',
    reviewed((text) => (text.includes('any') ? { status: 'unchecked', why: 'late' } : refusing()(text))),
    {},
    'late',
  ],
  ['javascript', reviewed(() => ({ status: 'unchecked', why: 'javascript' })), {}, 'javascript'],
  ['nothing where nobody can be asked', (oracle) => oracle, {}, undefined],
  [
    'nothing where calls of models are recorded, and a replay has to come to the same',
    reviewed(refusing('-')),
    { record: 'calls.jsonl' },
    undefined,
  ],
  ['nothing where types are left out', reviewed(refusing('-')), { without: ['types'] }, undefined],
])('keeps the order without answers, and reports %s', async (_what, around, options, state) => {
  const { targets } = await heal(around, options);

  expect([targets[0]?.typeCheck, targets[0]?.label, targets[0]?.patches[0]?.healedSource]).toEqual([
    state,
    'plausible',
    FILES['src/price.ts'].replace('price + tax', "price - ('1')"),
  ]);
});
