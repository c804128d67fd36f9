import { didYouMean } from './did-you-mean.ts';
import { FLAGS } from './flags.ts';
import type { Given } from './given.ts';
import { npmVariableOf, variableOf } from './variables.ts';

export interface Environment {
  /** The weaker first: what npm made of flags, which may come from an `.npmrc`, then `HEAL` and `HEAL_…`. */
  readonly given: readonly Given[];
  /** Variables that are probably ours with a slip in their name. */
  readonly notices: readonly string[];
}

/** What variables say: the way where a runner refuses flags that it does not know. An empty one says nothing. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const npm = FLAGS.flatMap((flag) => givenBy(npmVariableOf(flag), flag, env));
  const own = FLAGS.flatMap((flag) => givenBy(variableOf(flag), flag, env));
  return { given: [...npm, ...own], notices: Object.keys(env).flatMap(slip) };
}

function givenBy(shown: string | undefined, flag: Given['flag'], env: NodeJS.ProcessEnv): Given[] {
  const value = shown === undefined ? undefined : env[shown];
  return shown === undefined || value === undefined || value === '' ? [] : [{ flag, value, shown }];
}

const VARIABLES = FLAGS.flatMap((flag) => variableOf(flag) ?? []);
const NPM_VARIABLES = FLAGS.map(npmVariableOf);

function slip(name: string): string[] {
  const known = name.startsWith('HEAL_') ? VARIABLES : name.startsWith('npm_config_heal') ? NPM_VARIABLES : [];
  if (known.length === 0 || known.includes(name)) return [];
  const meant = didYouMean(name, known);
  return meant === undefined ? [] : [`the variable \`${name}\` means nothing; did you mean \`${meant}\`?`];
}
