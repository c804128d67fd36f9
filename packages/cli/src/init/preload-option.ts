import { RUNNERS, type Runner } from '../project/runner.ts';

/**
 * The option of Node that makes `vitest --heal` and `jest --heal` work as typed. It names the adapters, since under pnpm
 * a project sees nothing else of us; it looks from the working directory, so it works in sub-folders; and where they are
 * not installed Node starts as if it were not there. No space, no double quote and no bare `;` stand in it: NODE_OPTIONS,
 * Node's option parser and `.npmrc` would take them for their own.
 */
export function preloadOption(runners: readonly Runner[]): string {
  const calls = RUNNERS.filter((runner) => runners.includes(runner)).map(
    (runner) => `try{await(createRequire(process.cwd()+'/')('@testheal/${runner}/register').register())}catch{}`,
  );
  return `--import=data:text/javascript,import{createRequire}from'module'%3B${calls.join('')}`;
}

/** The longest first, for the others are beginnings of it. */
const SPELLINGS = [RUNNERS, ...RUNNERS.map((runner) => [runner])].map(preloadOption);

/** What stands in options for Node that is ours. */
export type FoundPreload =
  | { readonly status: 'exact'; readonly option: string; readonly start: number }
  | { readonly status: 'absent' }
  | { readonly status: 'changed' };

/** Looks for our option in a text. `written`: how it is spelled there, when quotes make a difference. */
export function findPreload(text: string, written: (option: string) => string = (option) => option): FoundPreload {
  for (const option of SPELLINGS.map(written)) {
    const start = text.indexOf(option);
    if (start !== -1 && /^(?:$|[\s"';#])/.test(text.slice(start + option.length)))
      return { status: 'exact', option, start };
  }
  return /@testheal\/\w+\/register/.test(text) ? { status: 'changed' } : { status: 'absent' };
}

/** `text` without the option that was found in it, and without the space before it. */
export function cutPreload(
  text: string,
  { option, start }: { readonly option: string; readonly start: number },
): string {
  return text.slice(0, start).replace(/ $/, '') + text.slice(start + option.length);
}
