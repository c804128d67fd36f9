import type TypeScript from 'typescript';
import { CHECK_ONLY } from './check-only.ts';
import { newAmong } from './new-errors.ts';
import { projectConfig, withoutConfig } from './project-config.ts';
import { type ReadSources, readOnce } from './read-once.ts';

/** Checks modules of the project as its own compiler does. */
export interface ModuleChecker {
  /**
   * The errors that `file` has with `text` in it and not with `source`, wherever they stand: first line of each, such as
   * `TS2322: Type 'string' is not assignable to type 'number'.`
   */
  newErrors(module: { readonly file: string; readonly source: string; readonly text: string }): string[];
}

/**
 * One module after the other: what is known of the last one makes the next check of it cheap. `sources`: the files that have been
 * read; nobody writes files of the project while patches are judged.
 */
export function createModuleChecker(ts: typeof TypeScript, sources: ReadSources = new Map()): ModuleChecker {
  let last: CheckedModule | undefined;

  return {
    newErrors({ file, source, text }) {
      if (last?.file !== file || last.source !== source) last = openModule(ts, file, source, sources);
      return newAmong(last.errorsIn(text), last.known);
    },
  };
}

interface CheckedModule {
  readonly file: string;
  readonly source: string;
  /** The errors of the module as it is. */
  readonly known: readonly string[];
  readonly errorsIn: (text: string) => string[];
}

function openModule(ts: typeof TypeScript, file: string, source: string, sources: ReadSources): CheckedModule {
  const { options, declarations } = setUp(ts, file);
  const own = ts.createCompilerHost(options);
  let program: TypeScript.Program | undefined;

  function errorsIn(text: string): string[] {
    const host: TypeScript.CompilerHost = {
      ...own,
      fileExists: (path) => path === file || own.fileExists(path),
      readFile: (path) => (path === file ? text : own.readFile(path)),
      getSourceFile(path, language, ...rest) {
        if (path === file) return ts.createSourceFile(path, text, language);
        return readOnce(sources, path, language, () => own.getSourceFile(path, language, ...rest));
      },
    };
    program = ts.createProgram({
      rootNames: [file, ...declarations],
      options,
      host,
      ...(program !== undefined && { oldProgram: program }),
    });
    const module = program.getSourceFile(file);
    if (module === undefined) throw new Error(`TypeScript does not read ${file}`);
    const found = [...program.getSyntacticDiagnostics(module), ...program.getSemanticDiagnostics(module)];
    return found
      .filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .map(({ code, messageText }) => `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  }

  return { file, source, known: errorsIn(source), errorsIn };
}

/** All that the project's config says, and what its declaration files declare for every module; nothing is written. */
function setUp(
  ts: typeof TypeScript,
  file: string,
): { readonly options: TypeScript.CompilerOptions; readonly declarations: readonly string[] } {
  const config = projectConfig(ts, file, { isWhole: true });
  return {
    options: {
      // What a project has never asked for is not held against a patch.
      ...(config?.options ?? { ...withoutConfig(ts), strict: false }),
      ...CHECK_ONLY,
    },
    declarations: config?.fileNames.filter((name) => /\.d\.[cm]?ts$/.test(name) && name !== file) ?? [],
  };
}
