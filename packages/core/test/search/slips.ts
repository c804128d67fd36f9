import type { Fault } from './fault.ts';
import { SLIPS_AT_THE_ENDS } from './slips-at-the-ends.ts';
import { SLIPS_BETWEEN_PARTS } from './slips-between-parts.ts';
import { SLIPS_IN_VERDICTS } from './slips-in-verdicts.ts';
import { SLIPS_MADE_TWICE } from './slips-made-twice.ts';
import { SLIPS_OF_AMOUNTS } from './slips-of-amounts.ts';
import { SLIPS_OF_CLASSES } from './slips-of-classes.ts';
import { SLIPS_OF_COMPLETENESS } from './slips-of-completeness.ts';
import { SLIPS_OF_CONDITIONS } from './slips-of-conditions.ts';
import { SLIPS_OF_DEPTH } from './slips-of-depth.ts';
import { SLIPS_OF_HALVES } from './slips-of-halves.ts';
import { SLIPS_OF_ONE_END } from './slips-of-one-end.ts';
import { SLIPS_OF_KEYS } from './slips-of-keys.ts';
import { SLIPS_OF_KINDS } from './slips-of-kinds.ts';
import { SLIPS_OF_LIMITS } from './slips-of-limits.ts';
import { SLIPS_OF_NAMES } from './slips-of-names.ts';
import { SLIPS_OF_PROMISES } from './slips-of-promises.ts';
import { SLIPS_OF_REPORTS } from './slips-of-reports.ts';
import { SLIPS_OF_SERVICES } from './slips-of-services.ts';
import { SLIPS_OF_SHARING } from './slips-of-sharing.ts';
import { SLIPS_OF_STATE } from './slips-of-state.ts';
import { SLIPS_OF_STEPS } from './slips-of-steps.ts';
import { SLIPS_OF_TEXTS } from './slips-of-texts.ts';
import { SLIPS_OF_THE_LANGUAGE } from './slips-of-the-language.ts';
import { SLIPS_OF_TURNS } from './slips-of-turns.ts';
import { SLIPS_ON_ONE_SIDE } from './slips-on-one-side.ts';
import { SLIPS_SEEN_LATE } from './slips-seen-late.ts';
import { SLIPS_THROWN_AWAY } from './slips-thrown-away.ts';
import { SLIPS_WITH_ABSENCE } from './slips-with-absence.ts';
import { SLIPS_WITH_LISTS } from './slips-with-lists.ts';
import { WELL_KNOWN_OMISSIONS } from './well-known-omissions.ts';

/** Slips that everybody makes, each in a small module of its own: what the idioms are for. */
export const SLIPS: readonly Fault[] = [
  ...SLIPS_AT_THE_ENDS,
  ...SLIPS_BETWEEN_PARTS,
  ...SLIPS_IN_VERDICTS,
  ...SLIPS_MADE_TWICE,
  ...SLIPS_OF_AMOUNTS,
  ...SLIPS_OF_CLASSES,
  ...SLIPS_OF_COMPLETENESS,
  ...SLIPS_OF_CONDITIONS,
  ...SLIPS_OF_DEPTH,
  ...SLIPS_OF_HALVES,
  ...SLIPS_OF_ONE_END,
  ...SLIPS_OF_KEYS,
  ...SLIPS_OF_KINDS,
  ...SLIPS_OF_LIMITS,
  ...SLIPS_OF_NAMES,
  ...SLIPS_OF_PROMISES,
  ...SLIPS_OF_REPORTS,
  ...SLIPS_OF_SERVICES,
  ...SLIPS_OF_SHARING,
  ...SLIPS_OF_STATE,
  ...SLIPS_OF_STEPS,
  ...SLIPS_OF_TEXTS,
  ...SLIPS_OF_THE_LANGUAGE,
  ...SLIPS_OF_TURNS,
  ...SLIPS_ON_ONE_SIDE,
  ...SLIPS_SEEN_LATE,
  ...SLIPS_THROWN_AWAY,
  ...SLIPS_WITH_ABSENCE,
  ...SLIPS_WITH_LISTS,
  ...WELL_KNOWN_OMISSIONS,
];
