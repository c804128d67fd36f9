import type { ValueKind } from './value-kind.ts';

/** What TypeScript says about one module, as plain data: it crosses process borders. Types that are alike are held once. */
export interface ModuleTypes {
  readonly shapes: readonly TypeShape[];
  /** What fits in the place of an expression, by its `start:end`: an index of `shapes`. Absent: nothing is known. */
  readonly sites: Readonly<Record<string, number>>;
  /** What functions are declared to give back, by the `start:end` of their body. */
  readonly returns: Readonly<Record<string, number>>;
  readonly bindings: readonly TypedBinding[];
}

/** A type, as far as a search can use it. */
export interface TypeShape {
  /** Kinds of value that it allows; absent: any, or not known. */
  readonly kinds?: readonly ValueKind[];
  /** Members of a union of literals, or of an enum, as the module can write them. */
  readonly constants?: readonly TypeConstant[];
  /** It allows no string or number but the constants. */
  readonly isClosed?: true;
  /** Its declared members: name and index of `shapes`. */
  readonly members?: readonly (readonly [name: string, shape: number])[];
}

export interface TypeConstant {
  readonly text: string;
  readonly value: string | number;
}

/** A variable or parameter, or `this` in a class. */
export interface TypedBinding {
  readonly name: string;
  /** The text in which it can be read. */
  readonly start: number;
  readonly end: number;
  /** Of its declared type: an index of `shapes`. */
  readonly shape: number;
}

/** What is left for the search to read. */
export type TypesAnswer =
  | { readonly status: 'known'; readonly types: ModuleTypes }
  /** `reason` is for people. */
  | { readonly status: 'unknown'; readonly reason: string };

/**
 * Whether a search knew the declared types of its target. `late`: they were not complete before the first candidates were
 * made; `javascript`: the module declares none; `no-typescript`: the project has no TypeScript that can be asked; `failed`:
 * TypeScript could not tell them.
 */
export const TYPES_USES = ['used', 'late', 'javascript', 'no-typescript', 'failed'] as const;
export type TypesUse = (typeof TYPES_USES)[number];
