import { closest } from 'fastest-levenshtein';
import { RepairError } from '../model/errors.ts';
import { DEFAULT_OPTIONS } from './default-options.ts';
import type { HealOptions } from './heal-options.ts';

const MODES = ['off', 'propose', 'apply', 'apply-force'];
const PROBES = ['auto', 'always', 'never'];

/**
 * The options of a run: flags and environment over the runner's config over the defaults.
 *
 * @throws RepairError `OPTIONS_INVALID` that names every problem at once.
 */
export function resolveOptions(sources: {
  /** From the plugin's or reporter's settings; unchecked. */
  readonly config: Readonly<Record<string, unknown>>;
  /** From flags and environment. */
  readonly overrides: Partial<HealOptions>;
}): HealOptions {
  const problems = Object.entries(sources.config).flatMap(([key, value]) => problemOf(key, value));
  if (problems.length > 0) {
    throw new RepairError('OPTIONS_INVALID', `the heal options are wrong: ${problems.join('; ')}`);
  }
  const given = Object.fromEntries(Object.entries(sources.config).filter(([, value]) => value !== undefined));
  return Object.freeze({ ...DEFAULT_OPTIONS, ...(given as Partial<HealOptions>), ...sources.overrides });
}

const CHECKS: Readonly<Record<keyof HealOptions, (value: unknown) => string | undefined>> = {
  mode: (value) => (MODES.includes(value as string) ? undefined : `must be one of ${MODES.join(', ')}`),
  target: (value) => (typeof value === 'string' && value !== '' ? undefined : 'must be a path[#symbol]'),
  reportFile: (value) => (typeof value === 'string' && value !== '' ? undefined : 'must be a path'),
  timeoutMs: positive,
  maxCandidates: positive,
  seed: (value) => (Number.isInteger(value) ? undefined : 'must be a whole number'),
  guardTimeoutMs: positive,
  memoryMb: positive,
  probe: (value) => (PROBES.includes(value as string) ? undefined : `must be one of ${PROBES.join(', ')}`),
  allowSockets: (value) => (typeof value === 'boolean' ? undefined : 'must be true or false'),
};

function positive(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? undefined : 'must be a number above 0';
}

function problemOf(key: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (!Object.hasOwn(CHECKS, key)) {
    return [`\`${key}\` is unknown, did you mean \`${closest(key, Object.keys(CHECKS))}\`?`];
  }
  const problem = CHECKS[key as keyof HealOptions](value);
  return problem === undefined ? [] : [`\`${key}\` ${problem}`];
}
