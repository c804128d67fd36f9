/** What a run was asked for: `off`, look for patches, write them, or write them also over uncommitted changes. */
export type HealingMode = 'off' | 'propose' | 'apply' | 'apply-force';
