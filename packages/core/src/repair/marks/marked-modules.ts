import type { BrokenTestFile } from '../../model/run.ts';
import { resolveModule, type NamedModule, type TargetProblem, type TargetWorld } from '../../target/resolve-target.ts';
import type { StaticMarker } from './static-markers.ts';

/** The modules that marks name, in their order, and what is wrong with the others. */
export async function modulesOf(
  markers: readonly StaticMarker[],
  targets: TargetWorld,
  project: string | undefined,
): Promise<{ modules: NamedModule[]; problems: TargetProblem[] }> {
  const modules = new Map<string, NamedModule>();
  const problems = new Map<string, TargetProblem>();
  for (const { marker } of markers) {
    const { module, problem } = await resolveModule(marker, targets, project);
    if (module === undefined) problems.set(problem.message, problem);
    else if (!modules.has(module.file)) modules.set(module.file, module);
  }
  return { modules: [...modules.values()], problems: [...problems.values()] };
}

/** Which of the marks name `module`. */
export async function markersNaming(
  files: readonly (readonly [BrokenTestFile, readonly StaticMarker[]])[],
  module: string,
  targets: TargetWorld,
): Promise<(marker: StaticMarker) => boolean> {
  const naming = new Set<StaticMarker>();
  for (const [{ file }, markers] of files) {
    for (const marker of markers) {
      const named = await resolveModule(marker.marker, targets, file.project);
      if (named.module?.file === module) naming.add(marker);
    }
  }
  return (marker) => naming.has(marker);
}
