import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const ENDINGS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];

/** The file that a relative import names, with or without its ending; `undefined` when there is none. */
export function resolvePath(specifier: string, importer: string): string | undefined {
  const wanted = resolve(dirname(importer), specifier);
  // TypeScript's own imports name the file that will be: `./a.js` for `a.ts`.
  const sourceOf = wanted.replace(/\.([cm]?)js(x?)$/, '.$1ts$2');
  const tries = [wanted, sourceOf, ...ENDINGS.map((ending) => wanted + ending)];
  const indexes = ENDINGS.map((ending) => `${wanted}/index${ending}`);
  const found = [...tries, ...indexes].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
  return found?.replaceAll('\\', '/');
}
