import type { Operator, PatchOperator } from '../../operator.ts';
import { anchorText } from './anchor-text.ts';
import { askBlank } from './ask-blank.ts';
import { askParts } from './ask-parts.ts';
import { collapseRange } from './collapse-range.ts';
import { compareRanks } from './compare-ranks.ts';
import { compareTexts } from './compare-texts.ts';
import { countBytes } from './count-bytes.ts';
import { countEscapes } from './count-escapes.ts';
import { countInSingular } from './count-in-singular.ts';
import { decodeParts } from './decode-parts.ts';
import { decodeStream } from './decode-stream.ts';
import { eachLine } from './each-line.ts';
import { eachPart } from './each-part.ts';
import { encodeParts } from './encode-parts.ts';
import { endAtPart } from './end-at-part.ts';
import { escapePattern } from './escape-pattern.ts';
import { foldKeys } from './fold-keys.ts';
import { groupAlternatives } from './group-alternatives.ts';
import { groupThousands } from './group-thousands.ts';
import { heedDepth } from './heed-depth.ts';
import { ignoreCase } from './ignore-case.ts';
import { joinOnce } from './join-once.ts';
import { joinPresent } from './join-present.ts';
import { joinQuery } from './join-query.ts';
import { keepDoubled } from './keep-doubled.ts';
import { moveCut } from './move-cut.ts';
import { notDoubled } from './not-doubled.ts';
import { ownName } from './own-name.ts';
import { ownSpelling } from './own-spelling.ts';
import { padTogether } from './pad-together.ts';
import { quoteCell } from './quote-cell.ts';
import { readBase64url } from './read-base64url.ts';
import { readBoolean } from './read-boolean.ts';
import { searchAnew } from './search-anew.ts';
import { splitLoosely } from './split-loosely.ts';
import { stripMarks } from './strip-marks.ts';
import { tellTeensApart } from './tell-teens-apart.ts';
import { trimSeparator } from './trim-separator.ts';
import { unifyLineBreaks } from './unify-line-breaks.ts';
import { wholeWords } from './whole-words.ts';

/** Texts, their parts, signs, languages and patterns. */
export const TEXT_IDIOMS: readonly Operator[] = [
  anchorText,
  askBlank,
  askParts,
  collapseRange,
  compareRanks,
  compareTexts,
  countBytes,
  countEscapes,
  decodeParts,
  decodeStream,
  eachLine,
  encodeParts,
  endAtPart,
  escapePattern,
  groupAlternatives,
  groupThousands,
  ignoreCase,
  joinOnce,
  joinPresent,
  notDoubled,
  ownName,
  ownSpelling,
  quoteCell,
  readBase64url,
  readBoolean,
  searchAnew,
  splitLoosely,
  stripMarks,
  trimSeparator,
  unifyLineBreaks,
  wholeWords,
];

/** Those that change several places, or put a statement where there is none. */
export const TEXT_PATCH_IDIOMS: readonly PatchOperator[] = [
  countInSingular,
  eachPart,
  foldKeys,
  heedDepth,
  joinQuery,
  keepDoubled,
  moveCut,
  padTogether,
  tellTeensApart,
];
