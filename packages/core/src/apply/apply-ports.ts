import type { FileSystem } from '../ports/file-system.ts';
import type { Git } from '../ports/git.ts';
import type { Lock } from '../ports/lock.ts';

/** The effects that changing the journal needs. */
export interface JournalPorts {
  readonly fileSystem: FileSystem;
  readonly lock: Lock;
}

/** The effects that writing a patch needs. */
export interface ApplyPorts extends JournalPorts {
  readonly git: Git;
}
