import type { HealOptions } from '../../options/heal-options.ts';
import type { Oracle } from '../../ports/oracle.ts';

/** Why this run may not probe, for people; `undefined` when it may. */
export function whyNoProbe(
  { runner }: Pick<Oracle, 'runner'>,
  { probe }: Pick<HealOptions, 'probe'>,
): string | undefined {
  if (probe === 'never') return 'the option `probe` says never';
  if (probe === 'always' || runner.tried === undefined) return undefined;
  const { name, version, tried } = runner;
  return `${name} ${version} has not been tried with this version of testheal (${tried} have): \`--heal-probe always\` probes all the same`;
}
