import { didYouMean } from '../options/did-you-mean.ts';
import type { OptionName } from '../options/heal-options.ts';
import { optionRow } from '../options/option-table.ts';
import { time, whole, type OptionKind } from '../options/option-kind.ts';
import { RepairError } from '../model/errors.ts';
import type { AnyFunction } from './any-function.ts';
import type { FunctionRepairOptions } from './repair-options.ts';

type Numbers =
  | 'maxCandidates'
  | 'timeoutMs'
  | 'seed'
  | 'attempts'
  | 'modelCalls'
  | 'modelTokens'
  | 'modelUsd'
  | 'modelTimeMs'
  | 'repairs'
  | 'testTimeoutMs'
  | 'verifyTimeoutMs';

/** The options with their defaults. */
export type ReadRepairOptions = Omit<FunctionRepairOptions<AnyFunction>, Numbers> & Readonly<Record<Numbers, number>>;

interface NumberRow {
  readonly kind: Pick<OptionKind<unknown>, 'isValid' | 'must'>;
  readonly default: unknown;
}

/** Numbers that the runners' options do not have. */
const OWN: Readonly<Record<string, NumberRow>> = {
  repairs: { kind: whole('n', 0), default: 3 },
  testTimeoutMs: { kind: time, default: 5_000 },
  verifyTimeoutMs: { kind: time, default: 10_000 },
};

/** Those mean what they mean in a run. */
const SHARED: readonly OptionName[] = [
  ...(['maxCandidates', 'timeoutMs', 'seed', 'attempts'] as const),
  ...(['modelCalls', 'modelTokens', 'modelUsd', 'modelTimeMs', 'prices'] as const),
];

const KINDS: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  tests: (value) => {
    const tests: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    return tests.every((test) => typeof test === 'function') ? undefined : 'must be functions, in a list or by name';
  },
  verify: ofType('function'),
  scope: (value) => (typeof value === 'object' && value !== null ? undefined : 'must be an object of names and values'),
  onFailure: (value) => (value === 'throw' || value === 'original' ? undefined : "must be 'throw' or 'original'"),
  search: ofType('boolean'),
  model: (value) =>
    typeof value === 'object' && value !== null ? undefined : 'must be a model, or `{ provider, model }`',
  hint: ofType('string'),
  signal: (value) => (value instanceof AbortSignal ? undefined : 'must be an AbortSignal'),
  onEvent: ofType('function'),
  clock: (value) => (typeof (value as { now?: unknown } | null)?.now === 'function' ? undefined : 'must have `now()`'),
};

/** @throws RepairError `OPTIONS_INVALID` with every problem */
export function readRepairOptions<Fn extends AnyFunction>(given: FunctionRepairOptions<Fn>): ReadRepairOptions {
  const rows: Record<string, NumberRow> = {
    ...OWN,
    ...Object.fromEntries(SHARED.map((name) => [name, optionRow(name)])),
  };
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const known = [...Object.keys(KINDS), ...Object.keys(rows)];
  const problems = entries.flatMap(([key, value]) => {
    const row = rows[key];
    const check = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined;
    if (row === undefined && check === undefined) {
      const meant = didYouMean(key, known);
      return [
        `\`${key}\` is unknown, ${meant === undefined ? `known are ${known.join(', ')}` : `did you mean \`${meant}\`?`}`,
      ];
    }
    const problem =
      row === undefined ? check?.(value) : row.kind.isValid(value) ? undefined : `must be ${row.kind.must}`;
    return problem === undefined ? [] : [`\`${key}\` ${problem}`];
  });
  if (problems.length > 0) throw new RepairError('OPTIONS_INVALID', `options of a repair: ${problems.join('; ')}`);
  const defaults = Object.entries(rows).flatMap(([name, row]) =>
    row.default === undefined ? [] : [[name, row.default]],
  );
  return { ...(Object.fromEntries(defaults) as Record<Numbers, number>), ...(Object.fromEntries(entries) as object) };
}

function ofType(type: 'function' | 'boolean' | 'string'): (value: unknown) => string | undefined {
  const must = type === 'boolean' ? 'must be true or false' : `must be a ${type}`;
  return (value) => (typeof value === type ? undefined : must);
}
