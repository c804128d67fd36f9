import type { Operator, PatchOperator } from './operator.ts';
import { addArgument } from './arguments/add-argument.ts';
import { addItem } from './arguments/add-item.ts';
import { addEntry } from './missing-value/add-entry.ts';
import { addField } from './arguments/add-field.ts';
import { addMember } from './missing-value/add-member.ts';
import { addProperty } from './arguments/add-property.ts';
import { addToWhatIsThere } from './collection/add-to-what-is-there.ts';
import { answerEmpty } from './missing-value/answer-empty.ts';
import { askAllBits } from './condition/ask-all-bits.ts';
import { askAllItems } from './condition/ask-all-items.ts';
import { askBothMissing } from './condition/ask-both-missing.ts';
import { askGroup } from './condition/ask-group.ts';
import { askIndex } from './condition/ask-index.ts';
import { askKind } from './condition/ask-kind.ts';
import { askMembership } from './condition/ask-membership.ts';
import { askObjectKind } from './condition/ask-object-kind.ts';
import { askOwnProperties } from './collection/ask-own-properties.ts';
import { askOtherLetters } from './condition/ask-other-letters.ts';
import { askOtherSign } from './condition/ask-other-sign.ts';
import { askWhetherGiven } from './condition/ask-whether-given.ts';
import { askPresence } from './condition/ask-presence.ts';
import { assignArgument } from './statement/assign-argument.ts';
import { callFunction } from './unwrap/call-function.ts';
import { catchError } from './statement/catch-error.ts';
import { changeArithmetic } from './operator/change-arithmetic.ts';
import { changeAssignment } from './operator/change-assignment.ts';
import { changeCallback } from './name/change-callback.ts';
import { changeComparison } from './operator/change-comparison.ts';
import { changeDayBound } from './constant/change-day-bound.ts';
import { changeEverywhere } from './uniform/change-everywhere.ts';
import { changeJump } from './statement/change-jump.ts';
import { changeLogical } from './operator/change-logical.ts';
import { changeLoop } from './statement/change-loop.ts';
import { changeNumber } from './constant/change-number.ts';
import { changePatternText } from './constant/change-pattern-text.ts';
import { changeRegex } from './constant/change-regex.ts';
import { changeString } from './constant/change-string.ts';
import { changeTarget } from './variable/change-target.ts';
import { changeTemplate } from './constant/change-template.ts';
import { changeTwoArguments } from './arguments/change-two-arguments.ts';
import { collectResult } from './statement/collect-result.ts';
import { compareWithTolerance } from './operator/compare-with-tolerance.ts';
import { convertValue } from './missing-value/convert-value.ts';
import { chooseByFlag } from './condition/choose-by-flag.ts';
import { copyArm } from './condition/copy-arm.ts';
import { copyCase } from './condition/copy-case.ts';
import { copyExpression } from './unwrap/copy-expression.ts';
import { copyFirst } from './collection/copy-first.ts';
import { copyInner } from './collection/copy-inner.ts';
import { countCharacters } from './collection/count-characters.ts';
import { deleteStatement } from './statement/delete-statement.ts';
import { dropArgument } from './arguments/drop-argument.ts';
import { dropEmptyItems } from './missing-value/drop-empty-items.ts';
import { doToOthers } from './statement/do-to-others.ts';
import { ensureCleanup } from './statement/ensure-cleanup.ts';
import { filterByQuestion } from './collection/filter-by-question.ts';
import { flipBoolean } from './constant/flip-boolean.ts';
import { callInPromise } from './async/call-in-promise.ts';
import { forgetFailure } from './async/forget-failure.ts';
import { hearError } from './async/hear-error.ts';
import { heedAborted } from './async/heed-aborted.ts';
import { IDIOMS, PATCH_IDIOMS } from './idioms/idioms.ts';
import { insertAwait } from './async/insert-await.ts';
import { keepExtreme } from './variable/keep-extreme.ts';
import { keepFalsy } from './missing-value/keep-falsy.ts';
import { keepRest } from './collection/keep-rest.ts';
import { keepResult } from './statement/keep-result.ts';
import { leaveBranch } from './statement/leave-branch.ts';
import { mirrorEnd } from './statement/mirror-end.ts';
import { mirrorStatement } from './statement/mirror-statement.ts';
import { moveState } from './variable/move-state.ts';
import { negate } from './condition/negate.ts';
import { negateWhole } from './condition/negate-whole.ts';
import { offByOne } from './constant/off-by-one.ts';
import { outliveFailure } from './async/outlive-failure.ts';
import { ownItems } from './collection/own-items.ts';
import { padNumber } from './constant/pad-number.ts';
import { passFunction } from './unwrap/pass-function.ts';
import { readAnew } from './variable/read-anew.ts';
import { refuseError } from './async/refuse-error.ts';
import { rejectFailure } from './async/reject-failure.ts';
import { renameBoth } from './name/rename-both.ts';
import { renameKey } from './name/rename-key.ts';
import { renameMethod } from './name/rename-method.ts';
import { renameParameterKey } from './name/rename-parameter-key.ts';
import { renameProperty } from './name/rename-property.ts';
import { replaceLiterally } from './constant/replace-literally.ts';
import { spellOut } from './constant/spell-out.ts';
import { replaceParts } from './constant/replace-parts.ts';
import { replaceShorthand } from './variable/replace-shorthand.ts';
import { replaceThis } from './variable/replace-this.ts';
import { replaceVariable } from './variable/replace-variable.ts';
import { resetFlag } from './statement/reset-flag.ts';
import { restoreOuter } from './statement/restore-outer.ts';
import { rethrow } from './statement/rethrow.ts';
import { returnResult } from './missing-value/return-result.ts';
import { roundNumber } from './constant/round-number.ts';
import { sortProperly } from './collection/sort-properly.ts';
import { swapArguments } from './arguments/swap-arguments.ts';
import { swapBranches } from './order/swap-branches.ts';
import { swapOperands } from './order/swap-operands.ts';
import { swapReceiver } from './arguments/swap-receiver.ts';
import { moveStatement } from './order/move-statement.ts';
import { takeArgument } from './arguments/take-argument.ts';
import { widenRange } from './operator/widen-range.ts';
import { textOfMissing } from './uniform/text-of-missing.ts';
import { throwError } from './statement/throw-error.ts';
import { toggleSpread } from './arguments/toggle-spread.ts';
import { tolerateMissing } from './missing-value/tolerate-missing.ts';
import { unwrap } from './unwrap/unwrap.ts';
import { unwrapIf } from './statement/unwrap-if.ts';
import { viewOwnBytes } from './arguments/view-own-bytes.ts';
import { walkInTurn } from './async/walk-in-turn.ts';

/** Every repair operator for one place. The order breaks ties between equal costs. */
export const OPERATORS: readonly Operator[] = [
  ...IDIOMS,
  changeComparison,
  widenRange,
  changeArithmetic,
  changeLogical,
  changeAssignment,
  flipBoolean,
  changeNumber,
  changeString,
  spellOut,
  changeTemplate,
  changeRegex,
  changePatternText,
  swapArguments,
  swapOperands,
  swapBranches,
  swapReceiver,
  renameMethod,
  renameProperty,
  renameBoth,
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
  negateWhole,
  callInPromise,
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
  copyInner,
  ownItems,
  askOwnProperties,
  askAllItems,
  askGroup,
  askMembership,
  askBothMissing,
  askOtherLetters,
  askOtherSign,
  askPresence,
  askWhetherGiven,
  chooseByFlag,
  askAllBits,
  askObjectKind,
  askKind,
  addArgument,
  addItem,
  viewOwnBytes,
  addProperty,
  takeArgument,
  addField,
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
  refuseError,
  assignArgument,
  deleteStatement,
];

/** Operators that change several places at once. */
export const PATCH_OPERATORS: readonly PatchOperator[] = [
  ...PATCH_IDIOMS,
  replaceShorthand,
  renameParameterKey,
  moveStatement,
  moveState,
  doToOthers,
  leaveBranch,
  mirrorStatement,
  mirrorEnd,
  collectResult,
  ensureCleanup,
  rethrow,
  returnResult,
  resetFlag,
  restoreOuter,
  forgetFailure,
  heedAborted,
  rejectFailure,
  hearError,
  copyCase,
  copyArm,
  addEntry,
  addMember,
  askIndex,
  keepRest,
  textOfMissing,
  changeEverywhere,
];
