import { readHealingRequest } from '@testheal/core';

/** Says what looks like a flag of ours after `--` and is none: Vitest lets it stand, and it would do nothing and say nothing. */
export function tellSlips(): void {
  const { notices } = readHealingRequest({ argv: process.argv.slice(2), env: process.env, afterDashes: true });
  for (const notice of notices) process.stderr.write(`heal: ${notice}\n`);
}
