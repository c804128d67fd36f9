import type TypeScript from 'typescript';
import { compilerOptions } from './compiler-options.ts';
import { type ReadSources, readOnce } from './read-once.ts';

/** Opens programs of one module each; texts that it has read are read once. */
export interface ProgramOpener {
  /** `source` is what the file is taken to hold. */
  open(file: string, source: string): TypeScript.Program;
  /** Reads ahead what nearly every module in `folder` needs. */
  warmUp(folder: string): void;
}

/** `read`: the files that have been read, of which this keeps the language's own declarations: they are most of the work. */
export function createProgramOpener(ts: typeof TypeScript, read: ReadSources = new Map()): ProgramOpener {
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
          return readOnce(read, path, language, () => host.getSourceFile(path, language, ...rest));
        },
      },
    });
  }
}
