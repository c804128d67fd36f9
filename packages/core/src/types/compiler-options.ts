import type TypeScript from 'typescript';

/**
 * What the project has TypeScript told about `file`, made cheap: nothing is written, and neither the types of a browser nor
 * those of packages that nobody imports are loaded. What needs them stays unknown.
 */
export function compilerOptions(ts: typeof TypeScript, file: string): TypeScript.CompilerOptions {
  const config = ts.findConfigFile(folderOf(file), (path) => ts.sys.fileExists(path));
  const own = (config === undefined ? undefined : optionsIn(ts, config, file)) ?? DEFAULTS(ts);
  return {
    ...own,
    lib: librariesOf(ts, own),
    types: [],
    noEmit: true,
    composite: false,
    incremental: false,
    declaration: false,
    skipLibCheck: true,
    // What may be left out reads as `undefined`.
    exactOptionalPropertyTypes: false,
    allowImportingTsExtensions: true,
  };
}

function DEFAULTS(ts: typeof TypeScript): TypeScript.CompilerOptions {
  return {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
}

/** A config that only refers to others says nothing itself: the one that has the file does. */
function optionsIn(ts: typeof TypeScript, config: string, file: string): TypeScript.CompilerOptions | undefined {
  const { config: raw } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as { config?: RawConfig };
  if (raw === undefined) return undefined;
  if (raw.references !== undefined && raw.files?.length === 0) {
    for (const { path } of raw.references) {
      const referred = ts.resolveProjectReferencePath({ path: ts.sys.resolvePath(`${folderOf(config)}/${path}`) });
      const { config: other } = ts.readConfigFile(referred, (each) => ts.sys.readFile(each)) as { config?: RawConfig };
      if (other === undefined) continue;
      const parsed = ts.parseJsonConfigFileContent(other, ts.sys, folderOf(referred));
      if (parsed.fileNames.includes(file)) return parsed.options;
    }
  }
  // Which files the project has is not asked: reading its folders takes longer than all the rest.
  const host = { ...ts.sys, readDirectory: () => [] };
  return ts.parseJsonConfigFileContent(raw, host, folderOf(config)).options;
}

interface RawConfig {
  readonly files?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
}

function librariesOf(ts: typeof TypeScript, options: TypeScript.CompilerOptions): string[] {
  const named = options.lib?.filter((name) => !/^lib\.(?:dom|webworker|scripthost)\b/.test(name));
  if (named !== undefined && named.length > 0) return named;
  const whole = ts.getDefaultLibFileName(options);
  // Without `full` it is the language alone; the oldest ones are named otherwise.
  if (whole === 'lib.d.ts') return ['lib.es5.d.ts'];
  return [whole === 'lib.es6.d.ts' ? 'lib.es2015.d.ts' : whole.replace('.full.', '.')];
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}
