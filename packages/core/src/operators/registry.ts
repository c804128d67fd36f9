import type { Operator, PatchOperator } from './operator.ts';
import { addArgument } from './add-argument.ts';
import { addEntry } from './add-entry.ts';
import { addMember } from './add-member.ts';
import { addProperty } from './add-property.ts';
import { addToWhatIsThere } from './add-to-what-is-there.ts';
import { answerEmpty } from './answer-empty.ts';
import { askAllBits } from './ask-all-bits.ts';
import { askAllItems } from './ask-all-items.ts';
import { askIndex } from './ask-index.ts';
import { askKind } from './ask-kind.ts';
import { askMembership } from './ask-membership.ts';
import { askObjectKind } from './ask-object-kind.ts';
import { askOwnProperties } from './ask-own-properties.ts';
import { askPresence } from './ask-presence.ts';
import { assignArgument } from './assign-argument.ts';
import { callFunction } from './call-function.ts';
import { catchError } from './catch-error.ts';
import { changeArithmetic } from './change-arithmetic.ts';
import { changeAssignment } from './change-assignment.ts';
import { changeCallback } from './change-callback.ts';
import { changeComparison } from './change-comparison.ts';
import { changeDayBound } from './change-day-bound.ts';
import { changeEverywhere } from './change-everywhere.ts';
import { changeJump } from './change-jump.ts';
import { changeLogical } from './change-logical.ts';
import { changeLoop } from './change-loop.ts';
import { changeNumber } from './change-number.ts';
import { changeRegex } from './change-regex.ts';
import { changeString } from './change-string.ts';
import { changeTarget } from './change-target.ts';
import { changeTemplate } from './change-template.ts';
import { changeTwoArguments } from './change-two-arguments.ts';
import { compareWithTolerance } from './compare-with-tolerance.ts';
import { convertValue } from './convert-value.ts';
import { copyArm } from './copy-arm.ts';
import { copyCase } from './copy-case.ts';
import { copyExpression } from './copy-expression.ts';
import { copyFirst } from './copy-first.ts';
import { countCharacters } from './count-characters.ts';
import { deleteStatement } from './delete-statement.ts';
import { dropArgument } from './drop-argument.ts';
import { dropEmptyItems } from './drop-empty-items.ts';
import { ensureCleanup } from './ensure-cleanup.ts';
import { filterByQuestion } from './filter-by-question.ts';
import { flipBoolean } from './flip-boolean.ts';
import { forgetFailure } from './forget-failure.ts';
import { heedAborted } from './heed-aborted.ts';
import { IDIOMS, PATCH_IDIOMS } from './idioms/idioms.ts';
import { insertAwait } from './insert-await.ts';
import { keepExtreme } from './keep-extreme.ts';
import { keepFalsy } from './keep-falsy.ts';
import { keepRest } from './keep-rest.ts';
import { keepResult } from './keep-result.ts';
import { moveState } from './move-state.ts';
import { negate } from './negate.ts';
import { offByOne } from './off-by-one.ts';
import { outliveFailure } from './outlive-failure.ts';
import { ownItems } from './own-items.ts';
import { padNumber } from './pad-number.ts';
import { passFunction } from './pass-function.ts';
import { readAnew } from './read-anew.ts';
import { renameKey } from './rename-key.ts';
import { renameMethod } from './rename-method.ts';
import { renameProperty } from './rename-property.ts';
import { replaceLiterally } from './replace-literally.ts';
import { replaceParts } from './replace-parts.ts';
import { replaceThis } from './replace-this.ts';
import { replaceVariable } from './replace-variable.ts';
import { resetFlag } from './reset-flag.ts';
import { restoreOuter } from './restore-outer.ts';
import { rethrow } from './rethrow.ts';
import { returnResult } from './return-result.ts';
import { roundNumber } from './round-number.ts';
import { sortProperly } from './sort-properly.ts';
import { swapArguments } from './swap-arguments.ts';
import { swapBranches } from './swap-branches.ts';
import { swapOperands } from './swap-operands.ts';
import { swapReceiver } from './swap-receiver.ts';
import { swapStatements } from './swap-statements.ts';
import { textOfMissing } from './text-of-missing.ts';
import { throwError } from './throw-error.ts';
import { toggleSpread } from './toggle-spread.ts';
import { tolerateMissing } from './tolerate-missing.ts';
import { unwrap } from './unwrap.ts';
import { unwrapIf } from './unwrap-if.ts';
import { viewOwnBytes } from './view-own-bytes.ts';
import { walkInTurn } from './walk-in-turn.ts';

/** Every repair operator for one place. The order breaks ties between equal costs. */
export const OPERATORS: readonly Operator[] = [
  ...IDIOMS,
  changeComparison,
  changeArithmetic,
  changeLogical,
  changeAssignment,
  flipBoolean,
  changeNumber,
  changeString,
  changeTemplate,
  changeRegex,
  swapArguments,
  swapOperands,
  swapBranches,
  swapReceiver,
  renameMethod,
  renameProperty,
  renameKey,
  offByOne,
  replaceVariable,
  replaceThis,
  readAnew,
  changeTarget,
  keepExtreme,
  addToWhatIsThere,
  unwrap,
  passFunction,
  changeCallback,
  callFunction,
  copyExpression,
  negate,
  insertAwait,
  outliveFailure,
  tolerateMissing,
  keepFalsy,
  convertValue,
  sortProperly,
  dropEmptyItems,
  filterByQuestion,
  answerEmpty,
  countCharacters,
  roundNumber,
  padNumber,
  replaceParts,
  replaceLiterally,
  compareWithTolerance,
  changeDayBound,
  copyFirst,
  ownItems,
  askOwnProperties,
  askAllItems,
  askMembership,
  askPresence,
  askAllBits,
  askObjectKind,
  askKind,
  addArgument,
  viewOwnBytes,
  addProperty,
  dropArgument,
  changeTwoArguments,
  toggleSpread,
  unwrapIf,
  throwError,
  catchError,
  changeJump,
  changeLoop,
  keepResult,
  walkInTurn,
  assignArgument,
  deleteStatement,
];

/** Operators that change several places at once. */
export const PATCH_OPERATORS: readonly PatchOperator[] = [
  ...PATCH_IDIOMS,
  swapStatements,
  moveState,
  ensureCleanup,
  rethrow,
  returnResult,
  resetFlag,
  restoreOuter,
  forgetFailure,
  heedAborted,
  copyCase,
  copyArm,
  addEntry,
  addMember,
  askIndex,
  keepRest,
  textOfMissing,
  changeEverywhere,
];
