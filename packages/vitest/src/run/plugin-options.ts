import type { HealSettings } from '@testheal/core/config';

/** Settings in a Vitest config; variables and flags win over them. See docs/options.md. */
export type HealPluginOptions = HealSettings;
