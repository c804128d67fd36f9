import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead } from './support/heal-project.ts';

const PRICE = `export function half(price: number): number {
  return price / 3;
}

export default class Cart {
  readonly #prices: number[] = [];

  add(price: number): void {
    this.#prices.push(price);
  }

  total(): number {
    return this.#prices.reduce((sum, price) => sum - price, 0);
  }

  static of(...prices: number[]): Cart {
    const cart = new Cart();
    prices.slice(1).forEach((price) => cart.add(price));
    return cart;
  }
}
`;

const INDEX = `export { half as halve } from './price';
export { default as Cart } from './price';
`;

describe.each(RUNNERS)('functions and classes as targets in %s', (runner) => {
  it('are found through imports and re-exports, and healed where they are declared', async () => {
    using project = healProject(runner, {
      'src/price.ts': PRICE,
      'src/index.ts': INDEX,
      'test/price.test.ts': `${testHead(runner)}import { Cart, halve } from '../src/index';
import * as price from '../src/price';

heal(halve)('halves', () => {
  expect([halve(4), halve(10), halve(0)]).toEqual([2, 5, 0]);
});

const cart = new Cart();

test('adds up', () => {
  heal(cart.total);
  cart.add(3);
  cart.add(4);
  expect(cart.total()).toBe(7);
});

test('takes all prices', () => {
  heal(price.default.of);
  expect(price.default.of(3, 4).total()).toBe(7);
  expect(price.default.of(5).total()).toBe(5);
});
`,
    });

    const run = await project.heal();

    const targets = run.report?.targets.map(({ file, symbol, status }) => [`${file}#${symbol}`, status]) ?? [];
    expect(Object.fromEntries(targets), run.stderr).toEqual({
      'src/price.ts#Cart.of': 'healed',
      'src/price.ts#Cart.total': 'healed',
      'src/price.ts#half': 'healed',
    });
  });

  it('that no import tells are refused with the string to write', async () => {
    using project = healProject(runner, {
      'src/price.ts': PRICE,
      'test/price.test.ts': `${testHead(runner)}import { half } from '../src/price';

const own = () => half(4);

heal(own)('halves', () => {
  expect(own()).toBe(2);
});
`,
    });

    const run = await project.heal();

    expect(run.report?.targets.map(({ status, explanation }) => [status, explanation])).toEqual([
      [
        'skipped',
        expect.stringMatching(
          /^heal\(own\) at test\/price\.test\.ts:\d: `own` is made in this file, and a target is in a module of its own: write heal\('\.\/module\.ts#own'\) instead$/,
        ),
      ],
    ]);
    expect(run.exitCode).toBe(1);
  });
});
