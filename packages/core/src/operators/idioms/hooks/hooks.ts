import type { Operator, PatchOperator } from '../../operator.ts';
import { cleanUpEffect } from './clean-up-effect.ts';
import { handFunction } from './hand-function.ts';
import { ignoreLate } from './ignore-late.ts';
import { keepFromBrowser } from './keep-from-browser.ts';
import { nameDependencies } from './name-dependencies.ts';
import { readEvent } from './read-event.ts';
import { showNoZero } from './show-no-zero.ts';
import { updateFromLatest } from './update-from-latest.ts';

/** What components of React and its like forget: what they depend on, what they leave behind, what an event is. */
export const HOOK_IDIOMS: readonly Operator[] = [
  handFunction,
  nameDependencies,
  readEvent,
  showNoZero,
  updateFromLatest,
];

/** Those that change several places, or put a statement where there is none. */
export const HOOK_PATCH_IDIOMS: readonly PatchOperator[] = [cleanUpEffect, ignoreLate, keepFromBrowser];
