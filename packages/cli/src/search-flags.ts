import { FLAGS, readHealingRequest } from '@testheal/core';

import type { CommandInput } from './command.ts';
import { UsageError } from './usage-error.ts';

/** What was given of the search's own flags, as arguments of a healing run. Throws `UsageError` for a wrong value. */
export function searchFlags({ switches, values }: CommandInput): string[] {
  const flags = FLAGS.flatMap(({ name }) => {
    const value = values[name];
    if (value !== undefined) return [`--${name}=${value}`];
    if (switches.has(`no-${name}`)) return [`--no-${name}`];
    return switches.has(name) ? [`--${name}`] : [];
  });
  const { problems } = readHealingRequest({ argv: flags, env: {} });
  if (problems.length > 0) throw new UsageError(`${problems.join('; ')}.`);
  return flags;
}
