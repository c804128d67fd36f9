import path from 'node:path';
import type { TargetWorld } from '../target/resolve-target.ts';
import { importsOf } from './imports-of.ts';
import type { MendableModule } from './mendable-module.ts';
import { nameUses } from '../syntax/free-names.ts';
import { startOf } from '../syntax/node.ts';

/** By name: the files that take it from the module. `default` is the default; a member of all of it counts as a name. */
export type NameUsers = ReadonlyMap<string, readonly string[]>;

/** What the files of the project take from a module, test files too. */
export async function usersOf(module: MendableModule, world: TargetWorld, project?: string): Promise<NameUsers> {
  const { file } = module.parsed;
  const stem = path.posix.basename(file).replace(/\.[cm]?[jt]sx?$/, '');
  const mentioned = stem === 'index' ? path.posix.basename(path.posix.dirname(file)) : stem;
  const users = new Map<string, string[]>();
  for (const user of module.index.files) {
    if (user === file) continue;
    const text = await module.index.text(user);
    if (text === undefined || !text.includes(mentioned)) continue;
    const parsed = await module.index.parsed(user);
    if (parsed === undefined) continue;
    for (const each of importsOf(parsed)) {
      if (!each.specifier.includes(mentioned)) continue;
      if ((await world.resolveImport(each.specifier, user, project))?.replaceAll('\\', '/') !== file) continue;
      const names = each.names.flatMap(({ imported, local }) => {
        if (imported !== '*') return [imported];
        return nameUses(parsed.program).flatMap(({ name, node, path: use }) => {
          const up = use.parent?.node;
          if (name !== local || up?.type !== 'MemberExpression' || use.key !== 'object' || up.computed) return [];
          return startOf(up) === startOf(node) && up.property.type === 'Identifier' ? [up.property.name] : [];
        });
      });
      for (const name of names) users.set(name, [...new Set([...(users.get(name) ?? []), user])]);
    }
  }
  return users;
}
