import { nodeFileSystem } from '../../node/node-file-system.ts';
import type { FileSystem } from '../../ports/file-system.ts';
import type { Git, GitFileState } from '../../ports/git.ts';

/** A git that says the same of every file. */
export function scriptedGit(state: GitFileState): Git {
  return { fileState: () => Promise.resolve(state) };
}

/** The real file system, until `changes` changes were made: then every call fails, as for a process that was killed. */
export function dyingFileSystem(changes: number): FileSystem {
  let left = changes;
  let isDead = false;
  const look = <Result>(call: () => Promise<Result>): Promise<Result> =>
    isDead ? Promise.reject(new Error('killed')) : call();
  const change = (call: () => Promise<void>): Promise<void> => {
    isDead ||= left === 0;
    left -= 1;
    return look(call);
  };
  return {
    readText: (path) => look(() => nodeFileSystem.readText(path)),
    exists: (path) => look(() => nodeFileSystem.exists(path)),
    realPath: (path) => look(() => nodeFileSystem.realPath(path)),
    listFolder: (path) => look(() => nodeFileSystem.listFolder(path)),
    isReadOnly: (path) => look(() => nodeFileSystem.isReadOnly(path)),
    writeTextAtomic: (path, text) => change(() => nodeFileSystem.writeTextAtomic(path, text)),
    copyNew: (from, to) => change(() => nodeFileSystem.copyNew(from, to)),
    remove: (path) => change(() => nodeFileSystem.remove(path)),
  };
}
