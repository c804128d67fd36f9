import type { Operator, PatchOperator } from '../operator.ts';
import { DATE_IDIOMS, DATE_PATCH_IDIOMS } from './dates/dates.ts';
import { HOOK_IDIOMS, HOOK_PATCH_IDIOMS } from './hooks/hooks.ts';
import { LIST_IDIOMS, LIST_PATCH_IDIOMS } from './lists/lists.ts';
import { NUMBER_IDIOMS, NUMBER_PATCH_IDIOMS } from './numbers/numbers.ts';
import { OBJECT_IDIOMS, OBJECT_PATCH_IDIOMS } from './objects/objects.ts';
import {
  PROMISE_AND_LISTENER_IDIOMS,
  PROMISE_AND_LISTENER_PATCH_IDIOMS,
} from './promises-and-listeners/promises-and-listeners.ts';
import { STEP_IDIOMS, STEP_PATCH_IDIOMS } from './steps/steps.ts';
import { TEXT_IDIOMS, TEXT_PATCH_IDIOMS } from './texts/texts.ts';

/**
 * Habits with a name: what everybody writes once and mends in the same way, such as a map read as an object or a ring that is left at its
 * beginning. They know more than other operators and ask for more: most want a value in a failing test that tells where they belong.
 */
export const IDIOMS: readonly Operator[] = byName([
  ...DATE_IDIOMS,
  ...HOOK_IDIOMS,
  ...LIST_IDIOMS,
  ...NUMBER_IDIOMS,
  ...OBJECT_IDIOMS,
  ...PROMISE_AND_LISTENER_IDIOMS,
  ...STEP_IDIOMS,
  ...TEXT_IDIOMS,
]);

/** Those that change several places, or put a statement where there is none. */
export const PATCH_IDIOMS: readonly PatchOperator[] = byName([
  ...DATE_PATCH_IDIOMS,
  ...HOOK_PATCH_IDIOMS,
  ...LIST_PATCH_IDIOMS,
  ...NUMBER_PATCH_IDIOMS,
  ...OBJECT_PATCH_IDIOMS,
  ...PROMISE_AND_LISTENER_PATCH_IDIOMS,
  ...STEP_PATCH_IDIOMS,
  ...TEXT_PATCH_IDIOMS,
]);

/** Which of two that cost the same comes first must not depend on the folder that it lies in. */
function byName<Named extends { readonly name: string }>(operators: readonly Named[]): Named[] {
  return operators.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
