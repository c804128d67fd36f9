import type { Given } from './given.ts';
import { readArguments } from './read-arguments.ts';
import type { HealingRequestInput } from './read-healing-request.ts';

/** Our flags on a command line, as arguments of another one; those that ask for a mode are left out. */
export function typedFlags({ argv, afterDashes = false }: Omit<HealingRequestInput, 'env'>): string[] {
  const dashes = argv.indexOf('--');
  const before = dashes === -1 ? argv : argv.slice(0, dashes);
  const after = dashes === -1 || !afterDashes ? [] : argv.slice(dashes + 1);
  return [...readArguments(before).given, ...readArguments(after).given].flatMap(asTyped);
}

function asTyped({ flag, value, shown }: Given): string[] {
  if (flag.mode !== undefined) return [];
  if (value === undefined || shown.startsWith('--no-')) return [shown];
  const isApart = flag.value === 'required' && value !== '' && !value.startsWith('-');
  return isApart ? [shown, value] : [`${shown}=${value}`];
}
