import type TypeScript from 'typescript';

/**
 * The config that `file` goes by: the nearest, or, when that only refers to others, the one of them that has the file. `undefined`
 * when there is none that can be read. Which files the project has is told only where `isWhole`: reading its folders takes
 * longer than all the rest.
 */
export function projectConfig(
  ts: typeof TypeScript,
  file: string,
  { isWhole }: { readonly isWhole: boolean },
): TypeScript.ParsedCommandLine | undefined {
  const config = ts.findConfigFile(folderOf(file), (path) => ts.sys.fileExists(path));
  if (config === undefined) return undefined;
  const raw = read(ts, config);
  if (raw === undefined) return undefined;
  if (raw.references !== undefined && raw.files?.length === 0) {
    for (const { path } of raw.references) {
      const referred = ts.resolveProjectReferencePath({ path: ts.sys.resolvePath(`${folderOf(config)}/${path}`) });
      const other = read(ts, referred);
      if (other === undefined) continue;
      const parsed = ts.parseJsonConfigFileContent(other, ts.sys, folderOf(referred), undefined, referred);
      if (parsed.fileNames.includes(file)) return parsed;
    }
  }
  const host = isWhole ? ts.sys : { ...ts.sys, readDirectory: () => [] };
  return ts.parseJsonConfigFileContent(raw, host, folderOf(config), undefined, config);
}

/** Options for a file that no config goes with. */
export function withoutConfig(ts: typeof TypeScript): TypeScript.CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
}

interface RawConfig {
  readonly files?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
}

function read(ts: typeof TypeScript, config: string): RawConfig | undefined {
  return (ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as { config?: RawConfig }).config;
}

export function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}
