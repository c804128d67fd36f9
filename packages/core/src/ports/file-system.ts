/** The few file operations that core needs. Paths are absolute. Errors are Node's own, with their `code`. */
export interface FileSystem {
  readText(path: string): Promise<string>;
  exists(path: string): Promise<boolean>;
  realPath(path: string): Promise<string>;
  /** Names in a folder; empty when it cannot be read. */
  listFolder(path: string): Promise<readonly string[]>;
  /** Whether nobody has the permission to write the file (no write bit in its mode), whoever asks. */
  isReadOnly(path: string): Promise<boolean>;
  /** Writes to a temporary file beside it and renames; makes missing folders; keeps the mode of an existing file. */
  writeTextAtomic(path: string, text: string): Promise<void>;
  /** Copies byte for byte; fails with `EEXIST` when `to` exists. */
  copyNew(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
}
