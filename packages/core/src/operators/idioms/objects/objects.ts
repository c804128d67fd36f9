import type { Operator, PatchOperator } from '../../operator.ts';
import { addToACopy } from './add-to-a-copy.ts';
import { askBothKeys } from './ask-both-keys.ts';
import { askDefaultTable } from './ask-default-table.ts';
import { askForgottenTable } from './ask-forgotten-table.ts';
import { askGeneral } from './ask-general.ts';
import { askOtherQuestion } from './ask-other-question.ts';
import { askParent } from './ask-parent.ts';
import { borrowMethod } from './borrow-method.ts';
import { callSuper } from './call-super.ts';
import { collectRepeated } from './collect-repeated.ts';
import { compareByOther } from './compare-by-other.ts';
import { copyOnWrite } from './copy-on-write.ts';
import { copyWhatIsThere } from './copy-what-is-there.ts';
import { defaultAsBefore } from './default-as-before.ts';
import { defaultForNull } from './default-for-null.ts';
import { dropEmptyEntry } from './drop-empty-entry.ts';
import { heedOption } from './heed-option.ts';
import { keepCopies } from './keep-copies.ts';
import { keepOtherFields } from './keep-other-fields.ts';
import { keepReceiver } from './keep-receiver.ts';
import { keyByOther } from './key-by-other.ts';
import { makeArrow } from './make-arrow.ts';
import { makeOnTheWay } from './make-on-the-way.ts';
import { mergeNested } from './merge-nested.ts';
import { notItself } from './not-itself.ts';
import { partKey } from './part-key.ts';
import { readMap } from './read-map.ts';
import { replaceItem } from './replace-item.ts';
import { setOption } from './set-option.ts';
import { spellOutShorthand } from './spell-out-shorthand.ts';
import { spreadDefined } from './spread-defined.ts';
import { spreadIn } from './spread-in.ts';
import { startAfresh } from './start-afresh.ts';
import { storeParameter } from './store-parameter.ts';
import { touchEntry } from './touch-entry.ts';
import { walkBoth } from './walk-both.ts';
import { wholeKey } from './whole-key.ts';
import { widenKey } from './widen-key.ts';

/** Objects and maps: keys, fields, copies, what is shared and what `this` is. */
export const OBJECT_IDIOMS: readonly Operator[] = [
  askBothKeys,
  askDefaultTable,
  askGeneral,
  askOtherQuestion,
  borrowMethod,
  collectRepeated,
  defaultAsBefore,
  heedOption,
  keepOtherFields,
  keepReceiver,
  makeArrow,
  makeOnTheWay,
  mergeNested,
  notItself,
  readMap,
  setOption,
  spreadDefined,
  spreadIn,
  walkBoth,
  wholeKey,
];

/** Those that change several places, or put a statement where there is none. */
export const OBJECT_PATCH_IDIOMS: readonly PatchOperator[] = [
  addToACopy,
  askForgottenTable,
  askParent,
  callSuper,
  compareByOther,
  copyOnWrite,
  copyWhatIsThere,
  defaultForNull,
  dropEmptyEntry,
  keepCopies,
  keyByOther,
  partKey,
  replaceItem,
  spellOutShorthand,
  startAfresh,
  storeParameter,
  touchEntry,
  widenKey,
];
