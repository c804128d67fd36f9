export interface Options {
  retries?: number;
  verbose?: boolean;
  tags?: string[];
}
const DEFAULTS = { retries: 3, verbose: true, tags: [] as string[] };

export function resolveOptions(options: Options = {}): Required<Options> {
  return {
    retries: options.retries ?? DEFAULTS.retries,
    verbose: options.verbose ?? DEFAULTS.verbose,
    tags: options.tags ?? DEFAULTS.tags,
  };
}
