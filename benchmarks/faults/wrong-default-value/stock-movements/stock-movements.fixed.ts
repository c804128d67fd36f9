export type Movement =
  | { type: 'delivery'; sku: string; quantity: number }
  | { type: 'sale'; sku: string; quantity?: number }
  | { type: 'return'; sku: string; quantity?: number; damaged?: boolean }
  | { type: 'count'; sku: string; counted: number };

export interface StockLevel {
  sku: string;
  onHand: number;
  damaged: number;
}

/** The tills leave out the quantity when one piece is sold or comes back. */
function quantityOf(movement: { quantity?: number }): number {
  return movement.quantity ?? 1;
}

export function applyMovement(level: StockLevel, movement: Movement): StockLevel {
  switch (movement.type) {
    case 'delivery':
      return { ...level, onHand: level.onHand + movement.quantity };
    case 'sale':
      return { ...level, onHand: level.onHand - quantityOf(movement) };
    case 'return': {
      const quantity = quantityOf(movement);
      return movement.damaged === true
        ? { ...level, damaged: level.damaged + quantity }
        : { ...level, onHand: level.onHand + quantity };
    }
    case 'count':
      return { ...level, onHand: movement.counted };
  }
}

/** Stock of all articles after `movements`, in the order in which they first move. */
export function stockLevels(movements: readonly Movement[]): StockLevel[] {
  const levels = new Map<string, StockLevel>();
  for (const movement of movements) {
    const level = levels.get(movement.sku) ?? { sku: movement.sku, onHand: 0, damaged: 0 };
    levels.set(movement.sku, applyMovement(level, movement));
  }
  return [...levels.values()];
}

/** Articles of which fewer than `minimum` are there; sales ahead of a delivery make negative stock. */
export function toReorder(levels: readonly StockLevel[], minimum: number): { sku: string; missing: number }[] {
  return levels
    .filter((level) => level.onHand < minimum)
    .map((level) => ({ sku: level.sku, missing: minimum - level.onHand }));
}
