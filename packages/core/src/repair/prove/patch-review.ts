import type { RepairTarget } from '../../model/target.ts';
import { TYPE_CHECKS, type TypeCheckState } from '../../model/type-check.ts';
import { asksTypes } from '../../options/asks-types.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import type { Oracle } from '../../ports/oracle.ts';

/** What is known of the types of a patch. */
export interface TypedPatch {
  /** What the project's TypeScript has against it, see `TypeCheck`; absent: nothing, as far as one knows. */
  readonly typeErrors?: readonly string[];
}

/** Type checks of the patches of one target. */
export interface PatchReview {
  /** Begins to check a text of the module, so that it is done when the patch is judged. */
  ask(healedSource: string): void;
  /** The patch with what TypeScript has against it. */
  judge<Patch extends { readonly healedSource: string }>(patch: Patch): Promise<Patch & TypedPatch>;
  /** What became of the checks; absent: there was none. */
  state(): TypeCheckState | undefined;
  /** Nothing is asked any more. */
  end(): void;
}

/** All stands as it is. */
export const NO_REVIEW: PatchReview = {
  ask: () => undefined,
  judge: async (patch) => patch,
  state: () => undefined,
  end: () => undefined,
};

/** It has to be ended. */
export function reviewPatches(
  { oracle, options }: { readonly oracle: Pick<Oracle, 'reviewTypes'>; readonly options: HealOptions },
  { file, source }: Pick<RepairTarget, 'file' | 'source'>,
): PatchReview {
  const types = asksTypes(options) ? oracle.reviewTypes?.({ file, source }) : undefined;
  if (types === undefined) return NO_REVIEW;
  const seen = new Set<TypeCheckState>();
  return {
    ask: (healedSource) => types.ask(healedSource),
    async judge(patch) {
      const check = await types.answer(patch.healedSource);
      seen.add(check.status === 'checked' ? 'checked' : check.why);
      if (check.status !== 'checked' || check.errors.length === 0) return patch;
      return { ...patch, typeErrors: check.errors };
    },
    // One that is not known is what people have to know.
    state: () => TYPE_CHECKS.toReversed().find((state) => seen.has(state)),
    end: () => types.end(),
  };
}
