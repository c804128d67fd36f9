import path from 'node:path';
import type { FileSystem } from '@testheal/core';
import { hasFile, sourceIn, type MemoryProject } from './memory-project.ts';

/** A file system that holds a project and what is written over it; nothing reaches the disk. */
export function memoryFileSystem(
  project: MemoryProject,
): FileSystem & { readonly written: ReadonlyMap<string, string> } {
  const written = new Map<string, string>();
  const readText = async (file: string): Promise<string> => {
    const text = written.get(file) ?? sourceIn(project, file);
    if (text === undefined) throw missing(file);
    return text;
  };
  return {
    written,
    readText,
    exists: async (file) => written.has(file) || hasFile(project, file),
    realPath: async (file) => file,
    listFolder: async (folder) => {
      const inside = path.posix.relative(project.root, folder);
      const start = inside === '' ? '' : `${inside}/`;
      const names = Object.keys(project.files)
        .filter((file) => file.startsWith(start))
        .map((file) => file.slice(start.length).split('/', 1)[0] as string);
      return [...new Set(names)];
    },
    findLink: async () => undefined,
    isReadOnly: async () => false,
    makeFolder: async () => undefined,
    writeTextAtomic: async (file, text) => void written.set(file, text),
    replaceText: async (file, text) => {
      await readText(file);
      written.set(file, text);
    },
    copyNew: async (from, to) => {
      if (written.has(to) || hasFile(project, to)) throw Object.assign(new Error(`EEXIST: ${to}`), { code: 'EEXIST' });
      written.set(to, await readText(from));
    },
    remove: async (file) => void written.delete(file),
    removeEmptyFolder: async () => undefined,
    removeTree: async (folder) => {
      for (const file of written.keys()) {
        if (file === folder || file.startsWith(`${folder}/`)) written.delete(file);
      }
    },
  };
}

function missing(file: string): Error {
  return Object.assign(new Error(`ENOENT: no such file, open '${file}'`), { code: 'ENOENT' });
}
