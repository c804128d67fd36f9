import path from 'node:path';
import type { Instruction } from '../../model/repair-evidence.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { hintsInMarks } from '../marks/hints-in-marks.ts';
import type { RepairWorld } from '../world/repair-world.ts';

/** What the owners of the project say to a model: for the project, for the run, and for this target. */
export async function instructionsFor(
  world: RepairWorld,
  { target, marked }: { readonly target: RepairTarget; readonly marked: readonly MarkedTest[] },
): Promise<Instruction[]> {
  const file = path.join(world.root, 'HEAL.md');
  const project = world.keptBack?.(file) === undefined ? await world.fileSystem.readText(file).catch(() => '') : '';
  const { promptExtra = '' } = world.options;
  const hints = [...new Set([...(await hintsInConfig(world, target)), ...(await hintsInMarks(world, marked))])];
  const all: Instruction[] = [
    { from: 'HEAL.md', text: project },
    { from: 'promptExtra', text: promptExtra },
    { from: 'hint', text: hints.join('\n\n') },
  ];
  return all.filter(({ text }) => text.trim() !== '');
}

/** Those of the module first. */
async function hintsInConfig(
  { options, fileSystem }: RepairWorld,
  { file, symbol }: RepairTarget,
): Promise<readonly string[]> {
  const found = Object.entries(options.hints ?? {}).map(async ([written, hint]): Promise<string[]> => {
    const [, named = written, of] = /^(.+?)(?:#(.+))?$/.exec(written) ?? [];
    if (of !== undefined && of !== symbol) return [];
    const meant = path.resolve(named);
    const real = await fileSystem.realPath(meant).catch(() => meant);
    return real.replaceAll('\\', '/') === file ? [hint] : [];
  });
  return (await Promise.all(found)).flat();
}
