/** The few file operations that core needs. Paths are absolute. Errors are Node's own, with their `code`. */
export interface FileSystem {
  readText(path: string): Promise<string>;
  exists(path: string): Promise<boolean>;
  realPath(path: string): Promise<string>;
  /** Names in a folder; empty when it cannot be read. */
  listFolder(path: string): Promise<readonly string[]>;
  /** The path of a symbolic link in a folder, at any depth; `undefined` when none is seen. */
  findLink(folder: string): Promise<string | undefined>;
  /** Whether nobody has the permission to write the file (no write bit in its mode), whoever asks. */
  isReadOnly(path: string): Promise<boolean>;
  /** Makes one folder; one that is there is fine. Fails with `ENOENT` when what it would lie in is gone. */
  makeFolder(path: string): Promise<void>;
  /** Writes to a temporary file beside it and renames; makes missing folders; keeps the mode of an existing file. */
  writeTextAtomic(path: string, text: string): Promise<void>;
  /** As `writeTextAtomic`, over a file that is there; fails with `ENOENT` when it, or its folder, is gone. */
  replaceText(path: string, text: string): Promise<void>;
  /** Copies byte for byte, with the mode: whole or not at all. Fails with `EEXIST` when `to` exists, with `ENOENT` when its folder does not. */
  copyNew(from: string, to: string): Promise<void>;
  /** Removes a file, or a symbolic link itself. */
  remove(path: string): Promise<void>;
  /** Removes a folder; fails with `ENOTEMPTY` when something is in it. */
  removeEmptyFolder(path: string): Promise<void>;
  /** Removes a file or a folder with all that is in it; follows no symbolic link. */
  removeTree(path: string): Promise<void>;
}

/**
 * How the names of the files end that `writeTextAtomic`, `replaceText` and `copyNew` write before they have the right
 * name: `<name>.<12 hexadecimal digits>.heal-tmp`. One that is found was left by a process that was killed.
 */
export const TEMPORARY_NAME: RegExp = /\.[0-9a-f]{12}\.heal-tmp$/;
