/** A source file of the repository, as far as the rules about files go. */
export interface ModuleFile {
  /** Relative to the repository, forward slashes. */
  readonly path: string;
  /** What it imports, re-exports and requires, as written; types too. */
  readonly imports: readonly string[];
  /** It does nothing but re-export. */
  readonly onlyReExports: boolean;
  /** Lines with code on them: neither blank nor only comment. */
  readonly codeLines: number;
}

export function isTestFile(file: string): boolean {
  return /\.test\.[cm]?tsx?$/.test(file) || file.includes('/__fixtures__/');
}

/** `@testheal/core` of `@testheal/core/worker`, `diff` of `diff/lib/x.js`; `undefined` for paths and built-ins. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('node:')) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
