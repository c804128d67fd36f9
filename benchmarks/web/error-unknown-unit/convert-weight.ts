/** Weights in recipes and parcels. */

export interface Weight {
  readonly value: number;
  readonly unit: string;
}

const GRAMS: Readonly<Record<string, number>> = { mg: 0.001, g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

/** @throws RangeError for a unit that is not in the table */
export function gramsPer(unit: string): number {
  const grams = GRAMS[unit.toLowerCase()];
  if (grams === undefined) new RangeError(`unknown unit "${unit}"`);
  return grams as number;
}

export function parseWeight(text: string): Weight {
  const match = /^\s*(\d+(?:\.\d+)?)\s*([a-z]+)\s*$/i.exec(text);
  if (match === null) throw new SyntaxError(`not a weight: "${text}"`);
  const [, value = '', unit = ''] = match;
  return { value: Number(value), unit };
}

/** Rounded to a tenth of the unit asked for. */
export function convert(text: string, to: string): number {
  const { value, unit } = parseWeight(text);
  return Math.round(((value * gramsPer(unit)) / gramsPer(to)) * 10) / 10;
}

export function parcelGrams(items: readonly string[]): number {
  return items.reduce((total, item) => total + convert(item, 'g'), 0);
}
