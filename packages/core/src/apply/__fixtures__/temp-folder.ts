import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A throw-away folder. */
export interface TempFolder extends Disposable {
  readonly root: string;
  /** Returns the absolute path. */
  write(path: string, text: string): string;
  /** All files but those that are for git: relative path → content, or where a symbolic link leads. */
  files(): Record<string, string>;
}

export function createTempFolder(): TempFolder {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-apply-')));
  return {
    root,
    write: (path, text) => {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    },
    files: () => Object.fromEntries(walk(root, '')),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

function walk(root: string, folder: string): [string, string][] {
  const names = readdirSync(join(root, folder)).toSorted();
  return names.flatMap((name): [string, string][] => {
    const path = folder === '' ? name : `${folder}/${name}`;
    const stats = lstatSync(join(root, path));
    if (stats.isSymbolicLink()) return [[path, `-> ${realpathSync(join(root, path)).replace(root, '<root>')}`]];
    if (stats.isDirectory()) return name === '.git' ? [] : walk(root, path);
    if (path.endsWith('.heal/.gitignore')) return [];
    // Latin 1 is one character a byte: nothing is lost or made up.
    return [[path, readFileSync(join(root, path), 'latin1')]];
  });
}
