import type { Operator, PatchOperator } from '../operator.ts';
import { askBlank } from './ask-blank.ts';
import { askForgottenTable } from './ask-forgotten-table.ts';
import { askIncludes } from './ask-includes.ts';
import { askNotANumber } from './ask-not-a-number.ts';
import { boundList } from './bound-list.ts';
import { breakTies } from './break-ties.ts';
import { callSuper } from './call-super.ts';
import { clampMonth } from './clamp-month.ts';
import { compareDates } from './compare-dates.ts';
import { compareLengths } from './compare-lengths.ts';
import { compareMembers } from './compare-members.ts';
import { compareTexts } from './compare-texts.ts';
import { copyDates } from './copy-dates.ts';
import { copyOnWrite } from './copy-on-write.ts';
import { countBytes } from './count-bytes.ts';
import { countInSingular } from './count-in-singular.ts';
import { decodeParts } from './decode-parts.ts';
import { decodeStream } from './decode-stream.ts';
import { defaultForNull } from './default-for-null.ts';
import { deferThrow } from './defer-throw.ts';
import { eachLine } from './each-line.ts';
import { eachPart } from './each-part.ts';
import { encodeParts } from './encode-parts.ts';
import { endAtPart } from './end-at-part.ts';
import { escapePattern } from './escape-pattern.ts';
import { flushLast } from './flush-last.ts';
import { foldKeys } from './fold-keys.ts';
import { forgetOld } from './forget-old.ts';
import { groupAlternatives } from './group-alternatives.ts';
import { heedTicket } from './heed-ticket.ts';
import { ignoreCase } from './ignore-case.ts';
import { joinOnce } from './join-once.ts';
import { judgeEveryItem } from './judge-every-item.ts';
import { keepAbove } from './keep-above.ts';
import { keepCopies } from './keep-copies.ts';
import { keepReceiver } from './keep-receiver.ts';
import { keepStrongest } from './keep-strongest.ts';
import { lastForZero } from './last-for-zero.ts';
import { leapYear } from './leap-year.ts';
import { leaveNewer } from './leave-newer.ts';
import { leaveWindow } from './leave-window.ts';
import { letInLoop } from './let-in-loop.ts';
import { listOnce } from './list-once.ts';
import { makeArrow } from './make-arrow.ts';
import { makeAsync } from './make-async.ts';
import { matchPopped } from './match-popped.ts';
import { mergeSame } from './merge-same.ts';
import { onceOnly } from './once-only.ts';
import { partKey } from './part-key.ts';
import { putInPlace } from './put-in-place.ts';
import { quoteCell } from './quote-cell.ts';
import { readBase64url } from './read-base64url.ts';
import { readBoolean } from './read-boolean.ts';
import { readMap } from './read-map.ts';
import { removeItem } from './remove-item.ts';
import { removeWrapper } from './remove-wrapper.ts';
import { restartTimer } from './restart-timer.ts';
import { rethrowLast } from './rethrow-last.ts';
import { returnAfterLoop } from './return-after-loop.ts';
import { roundFirst } from './round-first.ts';
import { searchAnew } from './search-anew.ts';
import { shiftBeyond32Bits } from './shift-beyond-32-bits.ts';
import { signFirst } from './sign-first.ts';
import { skipSame } from './skip-same.ts';
import { skipSeen } from './skip-seen.ts';
import { sortFirst } from './sort-first.ts';
import { splitLoosely } from './split-loosely.ts';
import { stepBack } from './step-back.ts';
import { swapExtremes } from './swap-extremes.ts';
import { swapLinks } from './swap-links.ts';
import { touchEntry } from './touch-entry.ts';
import { trimSeparator } from './trim-separator.ts';
import { undoTry } from './undo-try.ts';
import { walkBoth } from './walk-both.ts';
import { wholeKey } from './whole-key.ts';
import { wholeWeekend } from './whole-weekend.ts';
import { wholeYears } from './whole-years.ts';
import { widenKey } from './widen-key.ts';
import { wrapAround } from './wrap-around.ts';

/**
 * Habits with a name: what everybody writes once and mends in the same way, such as a map read as an object or a ring that is left at its
 * beginning. They know more than other operators and ask for more: most want a value in a failing test that tells where they belong.
 */
export const IDIOMS: readonly Operator[] = [
  askBlank,
  askIncludes,
  askNotANumber,
  breakTies,
  clampMonth,
  compareDates,
  compareMembers,
  compareTexts,
  countBytes,
  decodeParts,
  decodeStream,
  deferThrow,
  eachLine,
  encodeParts,
  endAtPart,
  escapePattern,
  groupAlternatives,
  ignoreCase,
  joinOnce,
  keepAbove,
  keepReceiver,
  lastForZero,
  leapYear,
  leaveWindow,
  letInLoop,
  listOnce,
  makeArrow,
  mergeSame,
  putInPlace,
  quoteCell,
  readBase64url,
  readBoolean,
  readMap,
  removeItem,
  searchAnew,
  signFirst,
  splitLoosely,
  stepBack,
  swapExtremes,
  swapLinks,
  trimSeparator,
  walkBoth,
  wholeKey,
  wholeWeekend,
  wholeYears,
  wrapAround,
];

/** Those that change several places, or put a statement where there is none. */
export const PATCH_IDIOMS: readonly PatchOperator[] = [
  askForgottenTable,
  boundList,
  callSuper,
  compareLengths,
  copyDates,
  copyOnWrite,
  countInSingular,
  defaultForNull,
  eachPart,
  flushLast,
  foldKeys,
  forgetOld,
  heedTicket,
  judgeEveryItem,
  keepCopies,
  keepStrongest,
  leaveNewer,
  makeAsync,
  matchPopped,
  onceOnly,
  partKey,
  removeWrapper,
  restartTimer,
  rethrowLast,
  returnAfterLoop,
  roundFirst,
  shiftBeyond32Bits,
  skipSame,
  skipSeen,
  sortFirst,
  touchEntry,
  undoTry,
  widenKey,
];
