import type { Edit } from '../model/edit.ts';

/** A likely mend of a module that does not load: edits made from the error and the project's texts, before any run. */
export interface Mend {
  readonly edits: readonly Edit[];
  /** Kebab-case; users read it in reports. */
  readonly operator: string;
  /** As of a candidate: lower is tried earlier. */
  readonly cost: number;
}
