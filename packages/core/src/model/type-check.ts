/**
 * Whether patches were checked with the project's TypeScript, and if not, why. `late`: the answer about one of them did not come
 * in time; `javascript`: the module declares no types; `no-typescript`: the project has no TypeScript that can be asked;
 * `failed`: TypeScript could not tell.
 */
export const TYPE_CHECKS = ['checked', 'late', 'failed', 'javascript', 'no-typescript'] as const;
export type TypeCheckState = (typeof TYPE_CHECKS)[number];

/** What is known of one patched module. */
export type TypeCheck =
  /** `errors`: those that it has and the module as it was has not, such as `TS2322: Type …`; empty when it fits. */
  | { readonly status: 'checked'; readonly errors: readonly string[] }
  | { readonly status: 'unchecked'; readonly why: Exclude<TypeCheckState, 'checked'> };
