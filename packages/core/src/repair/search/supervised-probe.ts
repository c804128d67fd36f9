import { superviseProbe } from '../../host/supervise-probe.ts';
import { boundedSource } from '../../instrument/bounded-source.ts';
import type { ProbeMessage, ProbeTask } from '../../model/probe.ts';
import { importedModules } from './imported-modules.ts';
import type { RepairWorld } from '../world/repair-world.ts';

/** A probe of this world that goes on though candidates kill its workers; `signal` ends it as well as that of the world. */
export function supervisedProbe(
  world: RepairWorld,
  task: ProbeTask,
  signal: AbortSignal,
): AsyncGenerator<ProbeMessage, void> {
  const { oracle, clock } = world;
  return superviseProbe(oracle, task, { clock, signal, bounded: () => boundedModules(world, task).catch(() => ({})) });
}

/** The modules that the test file loads, the target aside, with loops that the guard can stop; what has no loop is not there. */
async function boundedModules(
  world: RepairWorld,
  { testFile, project, target, overlay }: ProbeTask,
): Promise<Record<string, string>> {
  const file = { path: testFile, ...(project !== undefined && { project }) };
  const texts = (await importedModules(world, [file], overlay))
    .filter((module) => module.file !== target.file)
    .map((module) => [module.file, boundedSource(module)] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
