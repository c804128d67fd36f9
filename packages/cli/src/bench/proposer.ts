import { PROVIDER_NAMES, SEARCH_PARTS, type ProviderName, type SearchPart } from '@testheal/core';
import type { CommandInput } from '../command.ts';
import { searchFlags } from '../search-flags.ts';
import { UsageError } from '../usage-error.ts';

/** Who proposes patches: the search alone, a model alone, or both as in any healing run (`ladder`). */
export type ProposerName = 'search' | 'ladder' | ProviderName;
export const PROPOSERS: readonly ProposerName[] = ['search', 'ladder', ...PROVIDER_NAMES];

/** What a bench heals with. */
export interface Proposer {
  readonly name: ProposerName;
  /** As given; absent: the provider's default, or no model at all. */
  readonly model?: string;
  /** One proposal, and so no memory of another. */
  readonly naive: boolean;
  /** What the healing runs leave out. */
  readonly without: readonly SearchPart[];
  /** Flags of the healing runs, save the seed. */
  readonly flags: readonly string[];
}

/** Options of ours and the flags that they stand for. */
const SHORT: Readonly<Record<string, string>> = {
  model: 'heal-model',
  'base-url': 'heal-base-url',
  attempts: 'heal-attempts',
};

/** Throws `UsageError`. */
export function readProposer(input: CommandInput): Proposer {
  const { values, switches } = input;
  const name = values['proposer'] ?? (switches.has('heal-llm') ? 'ladder' : 'search');
  if (!isProposer(name)) {
    throw new UsageError(`\`--proposer\` has to be one of ${PROPOSERS.join(', ')}, not \`${name}\`.`);
  }
  const naive = switches.has('naive');
  const asked = [...Object.keys(SHORT).filter((option) => values[option] !== undefined), ...(naive ? ['naive'] : [])];
  if (name === 'search' && asked[0] !== undefined) {
    throw new UsageError(`\`--${asked[0]}\` is for a model: add \`--proposer ladder\`, or a provider.`);
  }
  if (naive && (values['attempts'] ?? values['heal-attempts']) !== undefined) {
    throw new UsageError('`--naive` is one proposal: leave `--attempts` out.');
  }
  const without = readParts(values['without'] ?? '');
  const model = values['model'] ?? values['heal-model'];
  return {
    name,
    ...(model !== undefined && { model }),
    naive,
    without: isProvider(name) ? ['search', ...without] : without,
    flags: flagsOf(name, naive, input),
  };
}

/** A name for tables and charts. */
export function describeProposer({ name, model, naive, without }: Omit<Proposer, 'flags'>): string {
  const parts = without.filter((part) => part !== 'search');
  return [
    [name, model].filter(Boolean).join(' '),
    ...(naive ? ['naive'] : []),
    ...(parts.length > 0 ? [`without ${parts.join(', ')}`] : []),
  ].join(', ');
}

function flagsOf(name: ProposerName, naive: boolean, { values, ...input }: CommandInput): string[] {
  const long = Object.entries(SHORT).flatMap(([option, flag]) => {
    const value = values[option];
    return value === undefined ? [] : [[flag, value] as const];
  });
  const all: CommandInput = {
    ...input,
    values: {
      ...values,
      ...Object.fromEntries(long),
      ...(naive && { 'heal-attempts': '1' }),
      ...(isProvider(name) && { 'heal-provider': name }),
    },
  };
  const own = searchFlags(all).filter((flag) => !/^--heal-seed=|^--(?:no-)?heal-llm(?:=|$)/.test(flag));
  // Who names a model here has allowed its calls; a consent of the project's is none for a bench.
  return [...own, name === 'search' ? '--no-heal-llm' : '--heal-llm'];
}

function readParts(text: string): SearchPart[] {
  const names = text.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !SEARCH_PARTS.some((part) => part === name));
  if (unknown === undefined) return names as SearchPart[];
  throw new UsageError(`\`--without\` names parts of the search, of ${SEARCH_PARTS.join(', ')}; not \`${unknown}\`.`);
}

function isProposer(name: string): name is ProposerName {
  return PROPOSERS.some((known) => known === name);
}

function isProvider(name: ProposerName): name is ProviderName {
  return PROVIDER_NAMES.some((known) => known === name);
}
