export interface ApplyRequest {
  /** Absolute; `.heal/applied.json` lies under it. */
  readonly root: string;
  /** Names the journal entry for `rollback`; unique among those not undone. */
  readonly id: string;
  /** Now, ISO 8601. */
  readonly time: string;
  readonly files: readonly ApplyFile[];
  /** Write over uncommitted changes too. */
  readonly force: boolean;
}

export interface ApplyFile {
  /** Absolute. A symbolic link is followed. */
  readonly path: string;
  /** Text of the whole file, with its byte order mark and line ends, that was repaired. */
  readonly before: string;
  readonly after: string;
}
