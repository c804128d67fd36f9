import type { Operator, PatchOperator } from '../operator.ts';
import { addToACopy } from './add-to-a-copy.ts';
import { anchorText } from './anchor-text.ts';
import { answerEachItem } from './answer-each-item.ts';
import { askBlank } from './ask-blank.ts';
import { askBothKeys } from './ask-both-keys.ts';
import { askForgottenTable } from './ask-forgotten-table.ts';
import { askIncludes } from './ask-includes.ts';
import { askNotANumber } from './ask-not-a-number.ts';
import { askParent } from './ask-parent.ts';
import { askParts } from './ask-parts.ts';
import { beginBefore } from './begin-before.ts';
import { boundList } from './bound-list.ts';
import { breakTies } from './break-ties.ts';
import { callSuper } from './call-super.ts';
import { checkAllFirst } from './check-all-first.ts';
import { clampMonth } from './clamp-month.ts';
import { compareDates } from './compare-dates.ts';
import { compareLengths } from './compare-lengths.ts';
import { compareMembers } from './compare-members.ts';
import { compareTexts } from './compare-texts.ts';
import { compareWholeDays } from './compare-whole-days.ts';
import { copyDates } from './copy-dates.ts';
import { copyOnWrite } from './copy-on-write.ts';
import { copyWhatIsThere } from './copy-what-is-there.ts';
import { countBothWays } from './count-both-ways.ts';
import { countBytes } from './count-bytes.ts';
import { countInSingular } from './count-in-singular.ts';
import { decodeParts } from './decode-parts.ts';
import { decodeStream } from './decode-stream.ts';
import { defaultForNull } from './default-for-null.ts';
import { deferThrow } from './defer-throw.ts';
import { dropEmptyEntry } from './drop-empty-entry.ts';
import { eachLine } from './each-line.ts';
import { eachPart } from './each-part.ts';
import { encodeParts } from './encode-parts.ts';
import { endAtPart } from './end-at-part.ts';
import { endWhenAbsent } from './end-when-absent.ts';
import { escapePattern } from './escape-pattern.ts';
import { flushLast } from './flush-last.ts';
import { foldKeys } from './fold-keys.ts';
import { forgetOld } from './forget-old.ts';
import { goDeeper } from './go-deeper.ts';
import { groupAlternatives } from './group-alternatives.ts';
import { handOver } from './hand-over.ts';
import { heedFlag } from './heed-flag.ts';
import { heedTicket } from './heed-ticket.ts';
import { ignoreCase } from './ignore-case.ts';
import { issueTicket } from './issue-ticket.ts';
import { joinOnce } from './join-once.ts';
import { joinQuery } from './join-query.ts';
import { judgeEveryItem } from './judge-every-item.ts';
import { keepAbove } from './keep-above.ts';
import { keepCause } from './keep-cause.ts';
import { keepCopies } from './keep-copies.ts';
import { keepOtherFields } from './keep-other-fields.ts';
import { keepReceiver } from './keep-receiver.ts';
import { keepStrongest } from './keep-strongest.ts';
import { lastForZero } from './last-for-zero.ts';
import { leapYear } from './leap-year.ts';
import { leaveNewer } from './leave-newer.ts';
import { leaveUnchanged } from './leave-unchanged.ts';
import { leaveWhileUsed } from './leave-while-used.ts';
import { leaveWindow } from './leave-window.ts';
import { letInLoop } from './let-in-loop.ts';
import { listOnce } from './list-once.ts';
import { makeArrow } from './make-arrow.ts';
import { makeAsync } from './make-async.ts';
import { makeOnTheWay } from './make-on-the-way.ts';
import { matchPopped } from './match-popped.ts';
import { mergeNested } from './merge-nested.ts';
import { mergeSame } from './merge-same.ts';
import { middleOfEven } from './middle-of-even.ts';
import { missingLast } from './missing-last.ts';
import { notItself } from './not-itself.ts';
import { onceInList } from './once-in-list.ts';
import { onceOnly } from './once-only.ts';
import { ownName } from './own-name.ts';
import { partKey } from './part-key.ts';
import { putInPlace } from './put-in-place.ts';
import { quoteCell } from './quote-cell.ts';
import { readBase64url } from './read-base64url.ts';
import { readBoolean } from './read-boolean.ts';
import { readMap } from './read-map.ts';
import { removeIfThere } from './remove-if-there.ts';
import { removeItem } from './remove-item.ts';
import { removeWrapper } from './remove-wrapper.ts';
import { restartTimer } from './restart-timer.ts';
import { rethrowLast } from './rethrow-last.ts';
import { returnAfterLoop } from './return-after-loop.ts';
import { returnUndoing } from './return-undoing.ts';
import { roundFirst } from './round-first.ts';
import { searchAnew } from './search-anew.ts';
import { shiftBeyond32Bits } from './shift-beyond-32-bits.ts';
import { signFirst } from './sign-first.ts';
import { skipSame } from './skip-same.ts';
import { skipSeen } from './skip-seen.ts';
import { sortFirst } from './sort-first.ts';
import { splitElseIf } from './split-else-if.ts';
import { splitLoosely } from './split-loosely.ts';
import { startAfresh } from './start-afresh.ts';
import { stepBack } from './step-back.ts';
import { swapExtremes } from './swap-extremes.ts';
import { swapLinks } from './swap-links.ts';
import { takeNext } from './take-next.ts';
import { tellTeensApart } from './tell-teens-apart.ts';
import { touchEntry } from './touch-entry.ts';
import { trimSeparator } from './trim-separator.ts';
import { truncateLarge } from './truncate-large.ts';
import { undoBeforeThrow } from './undo-before-throw.ts';
import { undoTry } from './undo-try.ts';
import { walkBoth } from './walk-both.ts';
import { wholeKey } from './whole-key.ts';
import { wholeWeekend } from './whole-weekend.ts';
import { wholeWords } from './whole-words.ts';
import { wholeYears } from './whole-years.ts';
import { widenKey } from './widen-key.ts';
import { wrapAround } from './wrap-around.ts';

/**
 * Habits with a name: what everybody writes once and mends in the same way, such as a map read as an object or a ring that is left at its
 * beginning. They know more than other operators and ask for more: most want a value in a failing test that tells where they belong.
 */
export const IDIOMS: readonly Operator[] = [
  anchorText,
  askBlank,
  askBothKeys,
  askIncludes,
  askNotANumber,
  askParts,
  beginBefore,
  breakTies,
  clampMonth,
  compareDates,
  compareMembers,
  compareTexts,
  compareWholeDays,
  countBothWays,
  countBytes,
  decodeParts,
  decodeStream,
  deferThrow,
  eachLine,
  encodeParts,
  endAtPart,
  endWhenAbsent,
  escapePattern,
  groupAlternatives,
  ignoreCase,
  joinOnce,
  keepAbove,
  keepCause,
  keepOtherFields,
  keepReceiver,
  lastForZero,
  leapYear,
  leaveWindow,
  letInLoop,
  listOnce,
  makeArrow,
  makeOnTheWay,
  mergeNested,
  mergeSame,
  middleOfEven,
  missingLast,
  notItself,
  ownName,
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
  takeNext,
  trimSeparator,
  truncateLarge,
  walkBoth,
  wholeKey,
  wholeWeekend,
  wholeWords,
  wholeYears,
  wrapAround,
];

/** Those that change several places, or put a statement where there is none. */
export const PATCH_IDIOMS: readonly PatchOperator[] = [
  addToACopy,
  answerEachItem,
  askForgottenTable,
  askParent,
  boundList,
  callSuper,
  checkAllFirst,
  compareLengths,
  copyDates,
  copyOnWrite,
  copyWhatIsThere,
  countInSingular,
  defaultForNull,
  dropEmptyEntry,
  eachPart,
  flushLast,
  foldKeys,
  forgetOld,
  goDeeper,
  handOver,
  heedFlag,
  heedTicket,
  issueTicket,
  joinQuery,
  judgeEveryItem,
  keepCopies,
  keepStrongest,
  leaveNewer,
  leaveUnchanged,
  leaveWhileUsed,
  makeAsync,
  matchPopped,
  onceInList,
  onceOnly,
  partKey,
  removeIfThere,
  removeWrapper,
  restartTimer,
  rethrowLast,
  returnAfterLoop,
  returnUndoing,
  roundFirst,
  shiftBeyond32Bits,
  skipSame,
  skipSeen,
  sortFirst,
  splitElseIf,
  startAfresh,
  tellTeensApart,
  touchEntry,
  undoBeforeThrow,
  undoTry,
  widenKey,
];
