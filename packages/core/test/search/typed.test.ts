import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { ModuleTypes } from '../../src/model/module-types.ts';
import { candidateKey } from '../../src/syntax/candidate-key.ts';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import { createProgramOpener } from '../../src/types/open-program.ts';
import { readModuleTypes } from '../../src/types/read-module-types.ts';
import type { Fault } from './fault.ts';
import { runFault, type FaultRun } from './run-fault.ts';

const opener = createProgramOpener(ts);

/** What the project's TypeScript would say of the fault's module. */
function typesOf({ file, source }: Fault): ModuleTypes {
  const path = `/project/${file}`;
  const regions = [{ start: 0, end: source.length }];
  return readModuleTypes(ts, opener.open(path, source), { file: path, regions });
}

async function run(fault: Fault, types?: ModuleTypes): Promise<FaultRun> {
  const limits = { maxCandidates: 3_000, timeoutMs: 60_000, slack: 0.6, maxAfterFirst: 400 };
  return runFault(fault, { limits, ...(types && { typesFile: '/types.json' }) }, 'same', types);
}

function first({ plausible }: FaultRun, { source }: Fault): string | undefined {
  return plausible[0] && applyEdits(source, plausible[0].edits);
}

const ALIGN = `type Align = 'left' | 'right' | 'center';
const WIDTHS = new Map([[0, 'left'.length]].slice(1));
`;
const DECODE = `const letter = (text) => text.charAt(1);
const test2 = (name, result) => test(name, () => expect(result()).toBe(true));
`;

/** Each needs a member that neither the module nor its tests have as a value; tests look at one letter of it. */
const FAULTS: readonly Fault[] = [
  {
    name: 'a member of a union that is given back',
    file: 'align.ts',
    source: `${ALIGN}export function align(isAmount: boolean): Align {
  return isAmount ? 'left' : 'left';
}
`,
    tests: `${DECODE}test2('amount', () => letter(align(true)) === 'i');
test2('word', () => letter(align(false)) === 'e' && align(false).length === 4);`,
    mended: ["isAmount ? 'right' : 'left'"],
  },
  {
    name: 'a member of an enum to compare with',
    file: 'order.ts',
    source: `enum State { Open = 'o', Paid = 'p', Late = 'l' }
export const states = Object.values(State);
export function isLate(order: { state: State; total: number }): boolean {
  return order.total > 0;
}
`,
    tests: `const seen = () => states.map((state) => isLate({ state, total: 1 })).join();
test('late', () => expect(seen() === [false, false, true].join()).toBe(true));
test('nothing to pay', () => expect(isLate({ state: states[2], total: 0 })).toBe(true));`,
    mended: ['order.state === State.Late'],
  },
  {
    name: 'a number of a union',
    file: 'side.ts',
    source: `type Side = 1 | 2 | 43;
export function side(isFar: boolean): Side {
  if (isFar) return 2;
  return 1;
}
`,
    tests: `test('far', () => expect(side(true) % 7 === 1 && side(true) > 8).toBe(true));
test('near', () => expect(side(false) === side(false) && side(false) < 2).toBe(true));`,
    mended: ['if (isFar) return 43;'],
  },
  {
    // Which of two words is larger, or one word that says it all beside another, are no such answers.
    name: 'a member of a union that is left out as well',
    file: 'owed.ts',
    source: `type State = 'open' | 'paid' | 'refunded';
export function owed(orders: readonly { state: State; total: number }[]): number {
  let sum = 0;
  for (const order of orders) if (order.state !== 'paid') sum += order.total;
  return sum;
}
`,
    tests: `const order = (state, total) => ({ state, total });
const refunded = ['re', 'funded'].join('');
test('open', () => same(owed([order('open', 5), order('open', 7)]), 12));
test('refunded', () => same(owed([order('open', 5), order(refunded, 7), order('paid', 9)]), 5));`,
    mended: ["order.state !== 'paid' && order.state !== 'refunded'"],
  },
];

describe('a search that knows types', () => {
  it.each(FAULTS)(
    'mends $name first, and says that it knew',
    async (fault) => {
      const { messages, plausible } = await run(fault, typesOf(fault));

      expect(first({ messages, plausible }, fault)).toContain(fault.mended[0]);
      expect(messages.filter(({ type }) => type === 'types')).toEqual([{ type: 'types', use: 'used' }]);
    },
    90_000,
  );

  it.each(FAULTS.slice(0, 1))(
    'that does not mends no such fault: $name',
    async (fault) => {
      const { messages, plausible } = await run(fault);

      expect(plausible).toEqual([]);
      expect(messages.filter(({ type }) => type === 'types')).toEqual([]);
    },
    90_000,
  );

  it('tries the same candidates in the same order, whenever it runs', async () => {
    const [fault] = FAULTS as readonly [Fault];
    const judged = ({ messages }: FaultRun): unknown =>
      messages.flatMap((message) => (message.type === 'judged' ? message.entries : []));

    const [once, again] = [await run(fault, typesOf(fault)), await run(fault, typesOf(fault))];

    expect(judged(again)).toEqual(judged(once));
  }, 90_000);

  it('tries no other kind in the place of what is declared a number, and else all', async () => {
    const fault: Fault = {
      name: 'no repair',
      file: 'area.ts',
      source: `export function area(box: { width: number; height: number }, label: string): number {
  return box.width + box.height;
}
`,
      tests: `test('area', () => expect(area({ width: 3, height: 5 }, 'x')).toBe(7.125));`,
      mended: [],
    };
    const start = fault.source.indexOf('box.width +');
    const end = fault.source.indexOf(';\n}');
    const texts = ['label', "''", 'box', 'null', '10'];
    const keys = new Map(texts.map((text) => [candidateKey([{ start, end, text }]), text]));
    const tried = ({ messages }: FaultRun): string[] =>
      messages
        .flatMap((message) =>
          message.type === 'judged' ? message.entries.flatMap(([key]) => keys.get(key) ?? []) : [],
        )
        .toSorted();

    expect([tried(await run(fault, typesOf(fault))), tried(await run(fault))]).toEqual([
      ['10'],
      ['10', 'box', 'label', 'null'],
    ]);
  }, 90_000);
});
