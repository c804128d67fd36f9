import { RepairError } from '../model/errors.ts';
import { checkSettings } from '../options/check-settings.ts';
import type { HealOptions } from '../options/heal-options.ts';
import { mergeOptions } from '../options/merge-options.ts';
import type { HealingRequest } from '../options/read-healing-request.ts';
import { type ConfigQuestion, readConfig } from './read-config.ts';

export interface OptionSources extends ConfigQuestion {
  /** Options of the plugin or the reporter, unchecked, and where they stand, for people. */
  readonly settings: { readonly place: string; readonly values: Readonly<Record<string, unknown>> };
  /** From variables and flags. */
  readonly request: Pick<HealingRequest, 'mode' | 'saysMode' | 'overrides' | 'problems'>;
}

/**
 * The options of a run that heals: flags over variables over the plugin's or reporter's options over heal.config over the
 * defaults. What was typed goes over what is configured, also when it says no.
 *
 * @throws RepairError `OPTIONS_INVALID` that names every problem at once, each with its place.
 */
export async function readOptions({ root, cwd, settings, request }: OptionSources): Promise<HealOptions> {
  const config = await readConfig({ root, cwd });
  const own = checkSettings({ values: settings.values, place: () => settings.place, mayAsk: true });
  const problems = [...config.problems, ...own.problems, ...request.problems];
  if (problems.length > 0) {
    throw new RepairError('OPTIONS_INVALID', `the heal options are wrong: ${problems.join('; ')}`);
  }
  const { mode, saysMode, overrides } = request;
  const options = mergeOptions([config.values, own.values, overrides, saysMode ? { mode } : {}]);
  return Object.freeze({
    ...options,
    ...(overrides.llm !== undefined && { llmByRun: overrides.llm }),
    ...(config.values.verify !== undefined && config.file !== undefined && { verifyFile: config.file }),
  });
}
