import type { HealOptions, ModelChoice } from '@testheal/core';

import type { SentFiles } from './sent-files.ts';

const MOST_SHOWN = 8;

/** All that somebody has to know before they allow it. */
export function describeConsent(
  { choice, strong }: { readonly choice: ModelChoice; readonly strong: ModelChoice | undefined },
  { targets, tests, bytes }: SentFiles,
  { modelCalls, modelUsd, targetUsd }: Pick<HealOptions, 'modelCalls' | 'modelUsd' | 'targetUsd'>,
): string {
  const shown = [...targets, ...tests].slice(0, MOST_SHOWN);
  const more = targets.length + tests.length - shown.length;
  return [
    `What the search does not heal would be sent to ${described(choice)}${strong === undefined ? '.' : ','}`,
    ...(strong === undefined ? [] : [`and what that does not heal to ${described(strong)}.`]),
    '',
    'Of a target whose marked tests fail: its module and what it uses of others, the tests, their messages, values',
    'that were seen while they ran, and similar code of the project. Keys, tokens, passwords and the values of .env',
    'files are taken out.',
    '',
    `Marked now: ${count(targets.length, 'target module')}, ${count(tests.length, 'test file')}, ${kilobytes(bytes)} together.`,
    ...shown.map((file) => `  ${file}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    '',
    `At most ${modelCalls} calls and ${modelUsd} USD a run, ${targetUsd} USD a target: docs/options.md changes that.`,
    '',
  ].join('\n');
}

function described({ model, provider, host, because }: ModelChoice): string {
  return `${model} (${host === undefined ? 'an object in your config' : `${provider}, ${host}`}; ${because})`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function kilobytes(bytes: number): string {
  return bytes < 10_000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`;
}
