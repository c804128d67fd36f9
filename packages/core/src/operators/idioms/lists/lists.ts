import type { Operator, PatchOperator } from '../../operator.ts';
import { addToSame } from './add-to-same.ts';
import { answerEachItem } from './answer-each-item.ts';
import { askIncludes } from './ask-includes.ts';
import { boundList } from './bound-list.ts';
import { breakTies } from './break-ties.ts';
import { closeGap } from './close-gap.ts';
import { compareLengths } from './compare-lengths.ts';
import { compareMembers } from './compare-members.ts';
import { denyOverrides } from './deny-overrides.ts';
import { dropEmptied } from './drop-emptied.ts';
import { eachOnce } from './each-once.ts';
import { endWhenAbsent } from './end-when-absent.ts';
import { findGroup } from './find-group.ts';
import { flushLast } from './flush-last.ts';
import { forgetOld } from './forget-old.ts';
import { heedFlag } from './heed-flag.ts';
import { inAskedOrder } from './in-asked-order.ts';
import { keepBetter } from './keep-better.ts';
import { leaveWindow } from './leave-window.ts';
import { limitLast } from './limit-last.ts';
import { listOnce } from './list-once.ts';
import { mergeSame } from './merge-same.ts';
import { missingLast } from './missing-last.ts';
import { onceInList } from './once-in-list.ts';
import { putInPlace } from './put-in-place.ts';
import { removeIfThere } from './remove-if-there.ts';
import { removeItem } from './remove-item.ts';
import { removeItemOrKey } from './remove-item-or-key.ts';
import { shiftIndex } from './shift-index.ts';
import { skipOutside } from './skip-outside.ts';
import { skipSame } from './skip-same.ts';
import { sortFirst } from './sort-first.ts';
import { stayInList } from './stay-in-list.ts';
import { stepBack } from './step-back.ts';
import { stopWhenEmpty } from './stop-when-empty.ts';
import { takeBackOld } from './take-back-old.ts';

/** Lists: what is in them, in what order, how many, and once or twice. */
export const LIST_IDIOMS: readonly Operator[] = [
  askIncludes,
  breakTies,
  compareMembers,
  denyOverrides,
  dropEmptied,
  eachOnce,
  endWhenAbsent,
  findGroup,
  inAskedOrder,
  keepBetter,
  leaveWindow,
  listOnce,
  mergeSame,
  missingLast,
  putInPlace,
  removeItem,
  removeItemOrKey,
  shiftIndex,
  stayInList,
  stepBack,
  stopWhenEmpty,
];

/** Those that change several places, or put a statement where there is none. */
export const LIST_PATCH_IDIOMS: readonly PatchOperator[] = [
  addToSame,
  answerEachItem,
  boundList,
  closeGap,
  compareLengths,
  flushLast,
  forgetOld,
  heedFlag,
  limitLast,
  onceInList,
  removeIfThere,
  skipOutside,
  skipSame,
  sortFirst,
  takeBackOld,
];
