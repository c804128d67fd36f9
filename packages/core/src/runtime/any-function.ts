/** Any function at all: what is repaired is called by its users' types, and handed on by ours as this. */
// oxlint-disable-next-line typescript/no-explicit-any -- parameters and `this` of a function that is not known yet
export type AnyFunction = (this: any, ...args: any[]) => unknown;
