export interface Plugin {
  name: string;
  /** Files to which the plugin applies; all of them without it. */
  include?: RegExp;
  transform?: (code: string, file: string) => string | undefined | Promise<string | undefined>;
}

export interface Transformed {
  code: string;
  /** The plugins that have changed something. */
  applied: string[];
}

export class PluginError extends Error {
  constructor(
    readonly plugin: string,
    readonly reason: unknown,
  ) {
    super(`[${plugin}] ${reason instanceof Error ? reason.message : String(reason)}`);
  }
}

/** Sends the code of a file through all plugins in their order. A plugin that gives nothing leaves the code as it is. */
export async function transform(code: string, file: string, plugins: readonly Plugin[]): Promise<Transformed> {
  const applied: string[] = [];
  let result = code;
  const active = plugins.filter(({ include }) => !include || include.test(file));
  await Promise.all(
    active.map(async (plugin) => {
      try {
        const output = await plugin.transform?.(result, file);
        if (output === undefined || output === result) return;
        result = output;
        applied.push(plugin.name);
      } catch (error) {
        throw new PluginError(plugin.name, error);
      }
    }),
  );
  return { code: result, applied };
}
