/** The name of a function that is asked about one thing: `isOpen`, `hasLeft`. */
export const QUESTION: RegExp = /^(is|was|has|can|should)[A-Z]/;
