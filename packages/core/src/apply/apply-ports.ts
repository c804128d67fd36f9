import type { FileSystem } from '../ports/file-system.ts';
import type { Git } from '../ports/git.ts';

/** The effects that writing a patch needs. */
export interface ApplyPorts {
  readonly fileSystem: FileSystem;
  readonly git: Git;
}
