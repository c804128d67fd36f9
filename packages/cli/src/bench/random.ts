/** The chance that inputs of a case are made by; the same seed and number of the input give the same. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number, both ends included. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  /** One of the items, of which there is at least one. */
  pick<Item>(items: ArrayLike<Item>): Item;
  /** As many items as a whole number from `min` to `max`. */
  list<Item>(min: number, max: number, make: (position: number) => Item): Item[];
  /** A text of `min` to `max` of the letters. */
  text(min: number, max: number, letters: string): string;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** What a module exports, for a `call` of a case's inputs. */
export type Subject = Readonly<Record<string, (...args: unknown[]) => unknown>>;
