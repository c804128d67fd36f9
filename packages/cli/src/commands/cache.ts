import { cacheFolder, nodeFileSystem, pruneCache, readCache } from '@testheal/core';
import type { CacheContents } from '@testheal/core';

import type { CommandInput, RunCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { findHealFolder } from '../find-heal-folder.ts';
import { readDuration } from '../read-duration.ts';
import { UsageError } from '../usage-error.ts';

/** Shows or empties the cache of repairs that is nearest to the working directory. */
export const cache: RunCommand = async ({ cwd, stdout }, input) => {
  const action = readAction(input);
  const root = (await findHealFolder(cwd, 'cache')) ?? (await findHealFolder(cwd, '')) ?? cwd;
  if (action.name === 'stats') {
    const contents = await readCache(nodeFileSystem, root);
    const folder = cacheFolder(root);
    stdout.write(input.switches.has('json') ? jsonOf(folder, contents) : textOf(folder, contents));
    return EXIT.done;
  }
  const age = action.maxAgeMs === undefined ? undefined : { maxAgeMs: action.maxAgeMs, nowMs: Date.now() };
  const removed = await pruneCache(nodeFileSystem, root, age);
  stdout.write(`removed ${files(removed)} from ${cacheFolder(root)}\n`);
  return EXIT.done;
};

/** `maxAgeMs` absent: all of it. */
type Action = { readonly name: 'stats' } | { readonly name: 'remove'; readonly maxAgeMs?: number };

function readAction({ arguments: [name], switches, values }: CommandInput): Action {
  const age = values['max-age'];
  if (age !== undefined && name !== 'prune') throw new UsageError('`--max-age` belongs to `heal cache prune`.');
  if (switches.has('json') && name !== 'stats') throw new UsageError('`--json` belongs to `heal cache stats`.');
  if (name === 'stats') return { name };
  if (name === 'clear') return { name: 'remove' };
  if (name !== 'prune') throw new UsageError(`\`cache\` takes \`stats\`, \`clear\` or \`prune\`, not \`${name}\`.`);
  if (age !== undefined) return { name: 'remove', maxAgeMs: readDuration('--max-age', age) };
  throw new UsageError(
    '`cache prune` needs `--max-age <duration>`, such as `--max-age 30d`; `cache clear` removes all.',
  );
}

function textOf(folder: string, contents: CacheContents): string {
  const { repairs, unusable } = contents;
  const bytes = repairs.reduce((sum, repair) => sum + repair.bytes, 0);
  const newestFirst = repairs.toSorted((a, b) => Date.parse(b.repair.usedAt) - Date.parse(a.repair.usedAt));
  return [
    `${folder}: ${repairs.length} ${repairs.length === 1 ? 'repair' : 'repairs'}, ${bytes} bytes\n`,
    ...newestFirst.map(({ repair: { target, proposer, patches, usedAt } }) => {
      const count = `${patches.length} ${patches.length === 1 ? 'patch' : 'patches'}`;
      return `  ${target}  ${count} by ${proposer}, last used ${usedAt}\n`;
    }),
    ...(unusable.length === 0
      ? []
      : [`${files(unusable.length)} not readable: \`npx heal cache clear\` removes them too\n`]),
  ].join('');
}

function jsonOf(folder: string, { repairs, unusable }: CacheContents): string {
  const listed = repairs.map(({ repair: { target, proposer, patches, usedAt }, bytes }) => {
    return { target, proposer, patches: patches.length, usedAt, bytes };
  });
  return `${JSON.stringify({ folder, repairs: listed, unusable: unusable.length }, undefined, 2)}\n`;
}

function files(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`;
}
