import path from 'node:path';
import { isRepairError } from '../../model/errors.ts';
import { readStaticMarks } from '../../marks/read-static-marks.ts';
import type { StaticMark } from '../../marks/static-mark.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { relativePath } from '../world/target-name.ts';
import { filesOf } from '../world/test-files.ts';

/** One line for each mark in a failing test file that marks no test, because none runs where it is called. */
export async function idleMarks(world: RepairWorld): Promise<string[]> {
  const failing = world.results.filter((test) => test.status === 'failed');
  const files = new Set(filesOf(failing, world.root).map((file) => file.path));
  const lines = await Promise.all([...files].map((file) => idleIn(file, world)));
  return lines.flat();
}

async function idleIn(file: string, world: RepairWorld): Promise<string[]> {
  const marks = await marksIn(file, world);
  return marks.flatMap((mark) => {
    if (mark.holdsFor !== 'nothing') return [];
    const call = `heal(${writtenTarget(mark)})`;
    const place = `${relativePath(path.resolve(file), world.root)}:${mark.line}`;
    return [`${call} at ${place} marks no test: write ${call}(name, fn), or call it in the body of a test`];
  });
}

/** What cannot be read or parsed has its own error in the run. */
async function marksIn(file: string, world: RepairWorld): Promise<readonly StaticMark[]> {
  try {
    return readStaticMarks(await world.fileSystem.readText(file), file);
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED') || (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function writtenTarget({ target }: StaticMark): string {
  if (target.kind === 'text') return `'${target.text}'`;
  return target.kind === 'chain' ? target.names.join('.') : target.code;
}
