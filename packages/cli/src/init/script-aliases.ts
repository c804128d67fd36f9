import { parse, parseTree, type Node, type ParseError } from 'jsonc-parser';

import { RUNNERS, type Runner } from '../project/runner.ts';
import { UsageError } from '../usage-error.ts';
import { addProperty, cutProperty } from './json-property.ts';
import type { Removal } from './removal.ts';

/** The script that makes `npm run vitest -- --heal` and `pnpm vitest --heal` ours. */
function aliasOf(runner: Runner): string {
  return `${runner}-heal`;
}

export interface Aliased {
  readonly text: string;
  /** Scripts of that name that somebody has for something else. */
  readonly taken: readonly { readonly runner: Runner; readonly script: string }[];
}

/** The text of a `package.json` with a script for each runner. Throws `UsageError` when it is no object of JSON. */
export function addAliases(text: string, runners: readonly Runner[]): Aliased {
  const taken: { runner: Runner; script: string }[] = [];
  let edited = text;
  for (const runner of runners) {
    const script: unknown = propertyOf(propertyOf(rootOf(edited), 'scripts'), runner)?.value;
    if (script === aliasOf(runner)) continue;
    if (script !== undefined)
      taken.push({ runner, script: typeof script === 'string' ? script : JSON.stringify(script) });
    else edited = withAlias(edited, runner);
  }
  return { text: edited, taken };
}

/** Takes our scripts out again, and `scripts` when it has no others. Throws `UsageError`. */
export function removeAliases(text: string): Removal {
  let edited = text;
  for (const runner of RUNNERS) {
    const root = rootOf(edited);
    const scripts = propertyOf(root, 'scripts');
    const script: unknown = propertyOf(scripts, runner)?.value;
    if (typeof script !== 'string' || !script.includes(aliasOf(runner))) continue;
    if (script !== aliasOf(runner)) return { status: 'changed', line: `"${runner}": ${JSON.stringify(script)}` };
    edited =
      scripts?.children?.length === 1 ? cutProperty(edited, root, 'scripts') : cutProperty(edited, scripts, runner);
  }
  return edited === text ? { status: 'absent' } : { status: 'removed', text: edited };
}

function withAlias(text: string, runner: Runner): string {
  const root = rootOf(text);
  const scripts = propertyOf(root, 'scripts');
  if (scripts === undefined) return addProperty(text, root, 'scripts', { [runner]: aliasOf(runner) });
  if (scripts.type !== 'object')
    throw new UsageError('`scripts` in "package.json" is not an object. Correct it first.');
  return addProperty(text, scripts, runner, aliasOf(runner));
}

function rootOf(text: string): Node {
  const errors: ParseError[] = [];
  parse(text.replace(/^\uFEFF/, ' '), errors, { disallowComments: true });
  // Same length, so that places stay what they are.
  const root = parseTree(text.replace(/^\uFEFF/, ' '));
  if (errors.length === 0 && root?.type === 'object') return root;
  throw new UsageError('"package.json" is not a JSON object. Correct it first.');
}

function propertyOf(object: Node | undefined, name: string): Node | undefined {
  return object?.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
}
