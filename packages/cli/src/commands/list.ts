import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import type { RunCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { findMarkedFiles } from '../list/find-marked-files.ts';
import { listLines } from '../list/listed-mark.ts';
import { listMarks, type Listing } from '../list/list-marks.ts';
import { projectResolvers } from '../list/project-resolvers.ts';

/** Lists the marked tests of the project with their targets. No test runs. */
export const list: RunCommand = async ({ cwd, stdout }, input) => {
  const root = projectRoot(realpathSync(cwd));
  const listing = await listed(root);
  if (input.switches.has('json')) stdout.write(`${JSON.stringify(toJson(listing), undefined, 2)}\n`);
  else stdout.write(`${toText(listing, relative(realpathSync(cwd), root))}\n`);
  return bad(listing) > 0 ? EXIT.refused : EXIT.done;
};

async function listed(root: string): Promise<Listing> {
  const resolvers = projectResolvers();
  try {
    return await listMarks(await findMarkedFiles(root), root, resolvers);
  } finally {
    await resolvers.close();
  }
}

/** The nearest folder upwards with a manifest: the whole project is listed, from whatever folder of it. */
function projectRoot(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder) return cwd;
  }
}

function bad({ marks, unreadable }: Listing): number {
  return marks.filter(({ problem }) => problem !== undefined).length + unreadable.length;
}

function toText(listing: Listing, way: string): string {
  const { marks, unreadable } = listing;
  if (marks.length + unreadable.length === 0) return 'No test is marked with heal(…).';
  const lines = marks.flatMap((mark) => listLines(mark, join(way, mark.file).replaceAll('\\', '/')));
  const count = bad(listing);
  const summary = `${marks.length} ${marks.length === 1 ? 'mark' : 'marks'}, ${count === 0 ? 'all resolve' : `${count} with a problem`}`;
  return [...lines, ...unreadable.map((message) => `✘ ${message}`), '', summary].join('\n');
}

function toJson(listing: Listing): object {
  const { marks, unreadable } = listing;
  return { schemaVersion: 1, marks, unreadable, totals: { marks: marks.length, problems: bad(listing) } };
}
