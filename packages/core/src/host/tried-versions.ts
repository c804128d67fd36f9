/** By major version: the newest minor with which everything was tried. */
export type TriedVersions = Readonly<Record<number, number>>;

/** What was tried with each is in docs/versions.md. */
export const TRIED_VERSIONS: Readonly<Record<'vitest' | 'jest', TriedVersions>> = {
  vitest: { 3: 2, 4: 1, 5: 1 },
  jest: { 29: 7, 30: 5 },
};
