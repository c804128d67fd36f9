import type TypeScript from 'typescript';
import { compilerOptions } from './compiler-options.ts';

/** Opens programs of one module each; texts that it has read are read once. */
export interface ProgramOpener {
  /** `source` is what the file is taken to hold. */
  open(file: string, source: string): TypeScript.Program;
  /** Reads ahead what nearly every module in `folder` needs. */
  warmUp(folder: string): void;
}

export function createProgramOpener(ts: typeof TypeScript): ProgramOpener {
  // Of the language's own declarations, which are most of the work.
  const libraries = new Map<string, TypeScript.SourceFile | undefined>();
  return { open, warmUp: (folder) => void open(`${folder}/nothing.ts`, 'export {};').getTypeChecker() };

  function open(file: string, source: string): TypeScript.Program {
    const options = compilerOptions(ts, file);
    const host = ts.createCompilerHost(options);
    const folder = `${host.getDefaultLibLocation?.() ?? ''}/`;
    return ts.createProgram({
      rootNames: [file],
      options,
      host: {
        ...host,
        fileExists: (path) => path === file || host.fileExists(path),
        readFile: (path) => (path === file ? source : host.readFile(path)),
        getSourceFile(path, language, ...rest) {
          if (path === file) return ts.createSourceFile(path, source, language);
          if (!path.startsWith(folder)) return host.getSourceFile(path, language, ...rest);
          const key = `${path} ${JSON.stringify(language)}`;
          if (!libraries.has(key)) libraries.set(key, host.getSourceFile(path, language, ...rest));
          return libraries.get(key);
        },
      },
    });
  }
}
