import { cacheFolder, emptyCache, nodeFileSystem, pruneCache, readCache } from '@testheal/core';
import type { CacheContents, Removed } from '@testheal/core';

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
  const removed =
    action.name === 'clear'
      ? await emptyCache(nodeFileSystem, root)
      : await pruneCache(nodeFileSystem, root, { maxAgeMs: action.maxAgeMs, nowMs: Date.now() });
  stdout.write(`removed ${removedText(removed)} from ${cacheFolder(root)}\n`);
  return EXIT.done;
};

type Action =
  | { readonly name: 'stats' }
  | { readonly name: 'clear' }
  | { readonly name: 'prune'; readonly maxAgeMs: number };

function readAction({ arguments: [name], switches, values }: CommandInput): Action {
  const age = values['max-age'];
  if (age !== undefined && name !== 'prune') throw new UsageError('`--max-age` belongs to `heal cache prune`.');
  if (switches.has('json') && name !== 'stats') throw new UsageError('`--json` belongs to `heal cache stats`.');
  if (name === 'stats' || name === 'clear') return { name };
  if (name !== 'prune') throw new UsageError(`\`cache\` takes \`stats\`, \`clear\` or \`prune\`, not \`${name}\`.`);
  if (age !== undefined) return { name, maxAgeMs: readDuration('--max-age', age) };
  throw new UsageError(
    '`cache prune` needs `--max-age <duration>`, such as `--max-age 30d`; `cache clear` removes all.',
  );
}

function textOf(folder: string, contents: CacheContents): string {
  const { repairs, unusable } = contents;
  const bytes = repairs.reduce((sum, repair) => sum + repair.bytes, 0);
  const newestFirst = repairs.toSorted((a, b) => Date.parse(b.repair.usedAt) - Date.parse(a.repair.usedAt));
  return [
    `${folder}: ${count(repairs.length, 'repair')}, ${bytes} bytes\n`,
    ...newestFirst.map(({ repair: { target, proposer, patches, usedAt } }) => {
      return `  ${target}  ${count(patches.length, 'patch', 'patches')} by ${proposer}, last used ${usedAt}\n`;
    }),
    ...(unusable === 0
      ? []
      : [`${count(unusable, 'entry', 'entries')} not readable: \`npx heal cache clear\` removes them too\n`]),
  ].join('');
}

function jsonOf(folder: string, { repairs, unusable }: CacheContents): string {
  const listed = repairs.map(({ repair: { target, proposer, patches, usedAt }, bytes }) => {
    return { target, proposer, patches: patches.length, usedAt, bytes };
  });
  return `${JSON.stringify({ folder, repairs: listed, unusable }, undefined, 2)}\n`;
}

function removedText({ repairs, unusable }: Removed): string {
  const others = unusable === 0 ? '' : ` and ${count(unusable, 'unreadable entry', 'unreadable entries')}`;
  return `${count(repairs, 'repair')}${others}`;
}

function count(found: number, one: string, many = `${one}s`): string {
  return `${found} ${found === 1 ? one : many}`;
}
