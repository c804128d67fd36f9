import type { Operator, PatchOperator } from '../../operator.ts';
import { askNotANumber } from './ask-not-a-number.ts';
import { blankIsNoNumber } from './blank-is-no-number.ts';
import { boundResult } from './bound-result.ts';
import { capAtStart } from './cap-at-start.ts';
import { clampFraction } from './clamp-fraction.ts';
import { countBothWays } from './count-both-ways.ts';
import { digitsFromOne } from './digits-from-one.ts';
import { dropZeros } from './drop-zeros.ts';
import { handOutRest } from './hand-out-rest.ts';
import { heedExponent } from './heed-exponent.ts';
import { inRadians } from './in-radians.ts';
import { keepAbove } from './keep-above.ts';
import { keepRemainder } from './keep-remainder.ts';
import { lastForZero } from './last-for-zero.ts';
import { middleOfEven } from './middle-of-even.ts';
import { orderBounds } from './order-bounds.ts';
import { padBehindSign } from './pad-behind-sign.ts';
import { roundFirst } from './round-first.ts';
import { shiftBeyond32Bits } from './shift-beyond-32-bits.ts';
import { signFirst } from './sign-first.ts';
import { signOfText } from './sign-of-text.ts';
import { spreadRest } from './spread-rest.ts';
import { startBeyond } from './start-beyond.ts';
import { swapExtremes } from './swap-extremes.ts';
import { swapIndices } from './swap-indices.ts';
import { takeNext } from './take-next.ts';
import { truncateLarge } from './truncate-large.ts';
import { wrapAround } from './wrap-around.ts';
import { writeFixed } from './write-fixed.ts';

/** Numbers: signs, sizes, bounds, fractions and what stands for none. */
export const NUMBER_IDIOMS: readonly Operator[] = [
  askNotANumber,
  blankIsNoNumber,
  boundResult,
  capAtStart,
  clampFraction,
  countBothWays,
  dropZeros,
  handOutRest,
  heedExponent,
  keepAbove,
  keepRemainder,
  lastForZero,
  middleOfEven,
  padBehindSign,
  signFirst,
  signOfText,
  swapExtremes,
  swapIndices,
  takeNext,
  truncateLarge,
  wrapAround,
  writeFixed,
];

/** Those that change several places, or put a statement where there is none. */
export const NUMBER_PATCH_IDIOMS: readonly PatchOperator[] = [
  digitsFromOne,
  inRadians,
  orderBounds,
  roundFirst,
  shiftBeyond32Bits,
  spreadRest,
  startBeyond,
];
