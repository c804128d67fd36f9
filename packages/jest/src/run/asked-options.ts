import type { HealOptions } from '@testheal/core';
import { type HealingRequest, modeInCi, readHealingRequest, readOptions } from '@testheal/core/options';

export interface AskedOptions {
  readonly request: HealingRequest;
  readonly asked: HealOptions;
  /** With the mode that a CI machine allows. */
  readonly allowed: HealOptions;
}

/**
 * What this run asks for. `options`: of the reporter's tuple, unchecked.
 *
 * @throws RepairError `OPTIONS_INVALID`
 */
export async function askedOptions(rootDir: string, options: Readonly<Record<string, unknown>>): Promise<AskedOptions> {
  const request = readHealingRequest({ argv: process.argv.slice(2), env: process.env });
  const asked = await readOptions({
    root: rootDir,
    cwd: process.cwd(),
    settings: { place: 'reporter options in the Jest config', values: options },
    request,
  });
  const typed = readHealingRequest({ argv: process.argv.slice(2), env: {} }).mode;
  return { request, asked, allowed: { ...asked, mode: modeInCi(asked.mode, typed, process.env) } };
}
