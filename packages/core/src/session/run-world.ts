import type { HealListener } from '../model/event.ts';
import { nodeFileSystem } from '../node/node-file-system.ts';
import { systemClock } from '../node/system-clock.ts';
import { leftOutBy } from '../options/cli-variables.ts';
import type { RepairWorld } from '../repair/world/repair-world.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { HealRunInput } from './heal-run-input.ts';
import type { KeptBack } from './stop/kept-back.ts';
import { modelAccess } from './models/model-access.ts';
import { promptWriter } from './models/prompt-writer.ts';
import { runCache } from './run-cache.ts';
import { isRunnable } from './stop/stopped-tests.ts';

/** What the repairs of a run work with: what the adapter knows, on this machine's files, clock and models. */
export function runWorld(
  input: HealRunInput,
  workspace: string,
  {
    notify,
    redactor,
    keptBack,
  }: { readonly notify: HealListener; readonly redactor: Redactor; readonly keptBack: KeptBack },
): RepairWorld {
  const { root, oracle, testFiles, brokenFiles, setupFiles = [], automocked = [] } = input;
  const options = { ...input.options, ...leftOutBy(process.env) };
  const { signal } = input.interruptible;
  const results = input.results.filter(isRunnable);
  const ports = { oracle, fileSystem: nodeFileSystem, clock: systemClock };
  const cache = runCache({ root, options, fileSystem: nodeFileSystem, redactor, env: process.env });
  return {
    root,
    workspace,
    options,
    signal,
    results,
    testFiles,
    brokenFiles,
    setupFiles,
    automocked,
    notify,
    keptBack,
    ...(options.dryPrompt && { keepPrompt: promptWriter({ root, redactor, notify, fileSystem: nodeFileSystem }) }),
    model: modelAccess({ root, workspace, options, env: process.env, redactor }),
    ...(cache !== undefined && { cache }),
    ...ports,
  };
}
