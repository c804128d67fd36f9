/** Set in the environment of test workers when marks are to say where they stand, which costs a stack trace each. */
export const LOCATE_MARKS = 'TESTHEAL_LOCATE_MARKS';

/** Set on the global object of our host process and of its workers: there nothing is healed and no mark is made. */
export const INSIDE_HEALING: unique symbol = Symbol.for('testheal.host');
