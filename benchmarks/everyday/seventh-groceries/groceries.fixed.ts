/**
 * Shopping list from the recipes of the week.
 *
 * Amounts are scaled to the number of people, converted to a base unit (g, ml,
 * or pieces) and added up. What cannot be added - 100 g and 2 spoons of butter -
 * stays on separate lines.
 */
export interface Ingredient {
  name: string;
  amount: number;
  unit: string;
}

export interface Recipe {
  title: string;
  serves: number;
  ingredients: Ingredient[];
}

export type BaseUnit = 'g' | 'ml' | 'pcs';

export interface ListItem {
  name: string;
  amount: number;
  unit: BaseUnit;
  /** Titles of the recipes that need it. */
  for: string[];
}

const UNITS: Record<string, { base: BaseUnit; factor: number }> = {
  g: { base: 'g', factor: 1 },
  kg: { base: 'g', factor: 1000 },
  ml: { base: 'ml', factor: 1 },
  cl: { base: 'ml', factor: 10 },
  l: { base: 'ml', factor: 1000 },
  tsp: { base: 'ml', factor: 5 },
  tbsp: { base: 'ml', factor: 15 },
  '': { base: 'pcs', factor: 1 },
  pcs: { base: 'pcs', factor: 1 },
};

export class UnknownUnitError extends Error {
  constructor(unit: string) {
    super(`unknown unit "${unit}"`);
    this.name = 'UnknownUnitError';
  }
}

export function toBase(amount: number, unit: string): { amount: number; unit: BaseUnit } {
  const known = UNITS[unit.trim().toLowerCase()];
  if (!known) throw new UnknownUnitError(unit);
  return { amount: amount * known.factor, unit: known.base };
}

/** "Red Onion " and "red onion" are the same thing. */
function keyOf(name: string, unit: BaseUnit): string {
  return `${name.trim().toLowerCase().replace(/\s+/g, ' ')}|${unit}`;
}

export function buildList(recipes: readonly Recipe[], people: number): ListItem[] {
  const items = new Map<string, ListItem>();
  for (const recipe of recipes) {
    const scale = people / recipe.serves;
    for (const ingredient of recipe.ingredients) {
      const { amount, unit } = toBase(ingredient.amount * scale, ingredient.unit);
      const key = keyOf(ingredient.name, unit);
      const item = items.get(key);
      if (item) {
        item.amount += amount;
        if (!item.for.includes(recipe.title)) item.for.push(recipe.title);
      } else {
        items.set(key, { name: ingredient.name.trim(), amount, unit, for: [recipe.title] });
      }
    }
  }
  return [...items.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Takes off what is in the cupboard already; what is not needed any more disappears. */
export function subtractPantry(list: readonly ListItem[], pantry: readonly Ingredient[]): ListItem[] {
  const stock = new Map<string, number>();
  for (const have of pantry) {
    const { amount, unit } = toBase(have.amount, have.unit);
    const key = keyOf(have.name, unit);
    stock.set(key, (stock.get(key) ?? 0) + amount);
  }
  return list
    .map((item) => ({ ...item, amount: item.amount - (stock.get(keyOf(item.name, item.unit)) ?? 0) }))
    .filter((item) => item.amount > 0);
}

/** "1.5 kg flour", "250 ml milk", "3 eggs"; pieces are rounded up. */
export function describeItem(item: ListItem): string {
  const trim = (n: number) => String(Math.round(n * 100) / 100);
  if (item.unit === 'pcs') return `${Math.ceil(item.amount - 1e-9)} ${item.name}`;
  if (item.amount >= 1000) return `${trim(item.amount / 1000)} ${item.unit === 'g' ? 'kg' : 'l'} ${item.name}`;
  return `${trim(item.amount)} ${item.unit} ${item.name}`;
}
