import path from 'node:path';

/** A project that lives in memory: a root that need not exist, and files by their path relative to it. */
export interface MemoryProject {
  /** Absolute, forward slashes. */
  readonly root: string;
  readonly files: Readonly<Record<string, string>>;
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '/index.ts', '/index.js'];

/** Resolves an import of `importer` among the project's files; `undefined` for packages, built-ins and strangers. */
export function resolveIn(project: MemoryProject, specifier: string, importer: string): string | undefined {
  if (!specifier.startsWith('.') && !path.isAbsolute(specifier)) return undefined;
  const base = path.posix.resolve(path.posix.dirname(importer), specifier);
  // TypeScript lets `./a.js` mean `./a.ts`.
  const bases = [base, base.replace(/\.([cm]?)js$/, '.$1ts')];
  return bases.flatMap((name) => EXTENSIONS.map((end) => name + end)).find((file) => hasFile(project, file));
}

/** The text of a file by its absolute path; `undefined` when the project has no such file. */
export function sourceIn(project: MemoryProject, file: string): string | undefined {
  return hasFile(project, file) ? project.files[path.posix.relative(project.root, file)] : undefined;
}

export function hasFile(project: MemoryProject, file: string): boolean {
  return Object.hasOwn(project.files, path.posix.relative(project.root, file));
}

/** Absolute paths of the project's test files, in the order of its files. */
export function testFilesIn(project: MemoryProject): string[] {
  return Object.keys(project.files)
    .filter((file) => /[._](test|spec)\.[cm]?[jt]sx?$/.test(file))
    .map((file) => path.posix.join(project.root, file));
}
