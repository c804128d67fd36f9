import type { HealedRun } from './heal-project.ts';

/** The first patch of a target. */
export interface ProposedPatch {
  readonly file: string;
  /** The test file with the failing tests. */
  readonly test: string;
  readonly before: string;
  readonly after: string;
  readonly edits: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

/** Of a run whose targets are modules of their own. `files`: the project as it was, see `HealProject.snapshot`. */
export function proposedPatches({ report }: HealedRun, files: Readonly<Record<string, string>>): ProposedPatch[] {
  return (report?.targets ?? []).flatMap(({ file, failing, patches: [patch] }) =>
    patch === undefined
      ? []
      : [
          {
            file,
            test: failing[0]?.split(' > ', 1)[0] ?? '',
            before: baseText(files, file),
            after: patch.healedSource,
            edits: patch.edits,
          },
        ],
  );
}

/** Text of a file in a snapshot. */
export function baseText(files: Readonly<Record<string, string>>, file: string): string {
  return Buffer.from(files[file] ?? '', 'base64').toString();
}
