/** The global set in which the overlay of a run with `tellsReached` takes note of modules: their names, in order. */
export const REACHED = '__testhealReached';
