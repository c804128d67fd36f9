import type { RepairTarget } from '../../src/model/target.ts';
import { findSymbol } from '../../src/target/find-symbol.ts';
import { regionsOf } from '../../src/target/regions.ts';
import { parseModule } from '../../src/syntax/parse.ts';

/** A target as the resolver makes it of a module's text. */
export function targetIn(file: string, source: string, symbol?: string): RepairTarget {
  const path = `/p/src/${file}`;
  if (symbol === undefined) return { file: path, source, regions: [{ start: 0, end: source.length }] };
  const module = parseModule(source, path);
  const found = findSymbol(module, symbol.split('.'));
  if (found.node === undefined) throw new Error(found.problem);
  return { file: path, symbol, source, regions: regionsOf(module, found.node, found.owner) };
}

export const PRICE = `import { currencies } from './currencies.ts';

export interface Price {
  readonly amount: number;
  readonly currency: string;
}

// Groups of digits.
const GROUP = /,/g;

/** Reads the first price in a text. */
export function extractPrice(text: string, fallback = 'EUR'): Price | undefined {
  // Digits, then what is behind the point.
  const match = /(\\d[\\d,]*)(\\.\\d+)?/.exec(text);
  if (match === null) return undefined;
  const digits = clean(match[1] ?? '');
  const currency = currencies.find((name) => text.includes(name)) ?? fallback;
  return { amount: Number(digits), currency }; // as a number
}

function clean(digits: string): string {
  return digits.replace(GROUP, '');
}

export function isFree(price: Price): boolean {
  return price.amount === 0;
}
`;

export const CART = `export class Cart {
  #items = [];

  get size() {
    return this.#items.length;
  }

  add(item) {
    this.#items.push(item);
    return this;
  }

  // In cents.
  total(discount = 0) {
    let sum = 0;
    for (const item of this.#items) {
      sum += item.price; // each
    }
    return sum - discount;
  }
}
`;

export const BADGE = `import { label } from './label';

type Props = { count: number; max?: number };

export const Badge = ({ count, max = 99 }: Props) => {
  // Nothing to tell.
  if (count < 0) return null;
  const shown = count > max ? \`\${max}+\` : String(count);
  return (
    <span className="badge" title={label(count)}>
      {shown} new
    </span>
  );
};
`;

export const SLUG = `const separator = '-';

module.exports.slug = function slug(text, limit) {
  const words = text.toLowerCase().split(' ');
  return words.slice(0, limit).join(separator);
};
`;

export const TARGETS = {
  price: targetIn('price.ts', PRICE, 'extractPrice'),
  total: targetIn('cart.js', CART, 'Cart.total'),
  cart: targetIn('cart.js', CART, 'Cart'),
  badge: targetIn('badge.tsx', BADGE, 'Badge'),
  slug: targetIn('slug.cjs', SLUG, 'slug'),
  module: targetIn('price.ts', PRICE),
} as const;
