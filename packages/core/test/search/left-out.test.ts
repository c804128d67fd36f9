import { describe, expect, it } from 'vitest';
import { SEARCH_PARTS, type SearchPart } from '../../src/model/search-part.ts';
import { OPERATORS, PATCH_OPERATORS } from '../../src/operators/registry.ts';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import { CLASSIC_SLIPS } from './classic-slips.ts';
import { DOUBLE_FAULTS } from './double-faults.ts';
import type { Fault } from './fault.ts';
import { FAULTS_OF_COMMISSION } from './faults-of-commission.ts';
import { MORE_FAULTS } from './more-faults.ts';
import { runFault, type FaultRun } from './run-fault.ts';
import { SLIPS_MADE_TWICE } from './slips-made-twice.ts';

const FAULTS = [...FAULTS_OF_COMMISSION, ...MORE_FAULTS, ...DOUBLE_FAULTS, ...CLASSIC_SLIPS];

function faultOf(name: string): Fault {
  return FAULTS.find((fault) => fault.name === name) as Fault;
}

function run(fault: Fault, without: readonly SearchPart[] = [], slack = 2.4): Promise<FaultRun> {
  const limits = { maxCandidates: 3_000, timeoutMs: 60_000, slack, maxAfterFirst: 3_000 };
  return runFault(fault, { limits, without });
}

function operatorsOf({ plausible }: FaultRun): string[] {
  return [...new Set(plausible.map(({ operator }) => operator))];
}

function judgedBy({ messages }: FaultRun): number {
  return messages.flatMap((message) => (message.type === 'done' ? [message.stats.candidates] : []))[0] ?? 0;
}

it('has a part for each family of operators', () => {
  const families = new Set([...OPERATORS, ...PATCH_OPERATORS].map(({ family }) => family));

  expect([...families].filter((family) => !SEARCH_PARTS.includes(family))).toEqual([]);
});

describe('a search without', () => {
  it.each<[SearchPart, string, string]>([
    ['operator', 'a boundary left out', 'change-comparison'],
    ['replace-expression', 'a boundary left out', 'replace-expression'],
    ['insert-statement', 'a missing update', 'insert-statement'],
    ['idioms', 'compared with NaN', 'ask-not-a-number'],
    ['idioms', 'a method that forgets the class above', 'call-super'],
  ])(
    '%s finds nothing of it for %j',
    async (part, name, operator) => {
      const fault = faultOf(name);

      const [whole, less] = [await run(fault), await run(fault, [part])];

      expect(operatorsOf(whole)).toContain(operator);
      expect(operatorsOf(less)).not.toContain(operator);
    },
    60_000,
  );

  it('uniform changes no twins', async () => {
    const [fault] = SLIPS_MADE_TWICE;

    const [whole, less] = [await run(fault as Fault), await run(fault as Fault, ['uniform'])];

    expect(whole.plausible.filter(({ isUniform }) => isUniform)).not.toEqual([]);
    expect(less.plausible.filter(({ isUniform }) => isUniform)).toEqual([]);
  }, 60_000);

  it.each<[SearchPart, string]>([
    ['second-edits', 'two faults in one function, one for each failing test'],
    ['later-assertion', 'two faults that one test shows one after the other'],
  ])(
    '%s does not mend %s',
    async (part, name) => {
      const less = await run(faultOf(name), [part]);

      expect(less.plausible.filter(({ operator }) => operator.includes(' + '))).toEqual([]);
    },
    60_000,
  );

  it.each<[SearchPart, 'fewer' | 'as many' | 'more', fault?: string]>([
    ['suspicion', 'fewer'],
    ['reach', 'as many'],
    ['equivalence', 'more'],
    ['truth-classes', 'more', 'zero treated as missing'],
    ['no-effect', 'more'],
    ['same-effect', 'as many'],
    ['killer-first', 'as many'],
    ['step-tiers', 'as many'],
  ])(
    '%s mends a fault as well, with %s candidates',
    async (part, expected, name = 'a boundary left out') => {
      const fault = faultOf(name);

      const [whole, less] = [await run(fault), await run(fault, [part])];

      const sources = less.plausible.map(({ edits }) => applyEdits(fault.source, edits));
      expect(sources.some((source) => fault.mended.some((text) => source.includes(text)))).toBe(true);
      const difference = judgedBy(less) - judgedBy(whole);
      expect(difference === 0 ? 'as many' : difference > 0 ? 'more' : 'fewer').toBe(expected);
    },
    60_000,
  );
});
