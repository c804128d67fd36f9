import type { ProjectPlace } from './project-place.ts';

export interface ApplyRequest extends ProjectPlace {
  /** Names the journal entry; gets a number behind it when there is one of that name. */
  readonly id: string;
  /** Now, ISO 8601. */
  readonly time: string;
  readonly files: readonly ApplyFile[];
  /** Write whatever git says. */
  readonly force: boolean;
}

export interface ApplyFile {
  /** Absolute. A symbolic link is followed. */
  readonly path: string;
  /** Text of the whole file, with its byte order mark and line ends, that was repaired. */
  readonly before: string;
  readonly after: string;
}
