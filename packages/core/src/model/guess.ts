/** Edits of this cost and more are guesses. */
export const GUESS = 3;
