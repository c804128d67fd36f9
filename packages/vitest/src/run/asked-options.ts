import { relative } from 'node:path';

import type { HealOptions } from '@testheal/core';
import { type HealingRequest, modeInCi, readHealingRequest, readOptions } from '@testheal/core/options';
import type { Vitest } from 'vitest/node';

import { configFileOf } from '../shared/vitest-version.ts';
import type { HealPluginOptions } from './plugin-options.ts';

export interface AskedOptions {
  readonly request: HealingRequest;
  readonly asked: HealOptions;
  /** With the mode that a CI machine allows. */
  readonly allowed: HealOptions;
}

/**
 * What this run asks for.
 *
 * @throws RepairError `OPTIONS_INVALID`
 */
export async function askedOptions(vitest: Vitest, settings: HealPluginOptions): Promise<AskedOptions> {
  const request = readHealingRequest({ argv: process.argv.slice(2), env: process.env, afterDashes: true });
  const cwd = process.cwd();
  const place = settingsPlace(vitest, cwd);
  const asked = await readOptions({
    root: vitest.config.root,
    cwd,
    settings: { place, values: { ...settings } },
    request,
  });
  const typed = readHealingRequest({ argv: process.argv.slice(2), env: {}, afterDashes: true }).mode;
  return { request, asked, allowed: { ...asked, mode: modeInCi(asked.mode, typed, process.env) } };
}

/** Where the plugin's options stand, for people. */
function settingsPlace(vitest: Vitest, cwd: string): string {
  const file = configFileOf(vitest);
  return `plugin options in ${file === false ? 'the Vitest config' : relative(cwd, file).replaceAll('\\', '/')}`;
}
