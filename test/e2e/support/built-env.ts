/** The environment of a spawned runner: built, so that no runner, agent or CI variable of ours gets in. */
export function builtEnv(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, NO_COLOR: '1', LANG: 'C.UTF-8', ...extra };
}
