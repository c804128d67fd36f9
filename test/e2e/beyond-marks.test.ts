import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead } from './support/heal-project.ts';

const CART = `/** What a line costs, in cents; every third is free. */
export function lineTotal(quantity: number, cents: number): number {
  const free = Math.floor(quantity / 2);
  return (quantity - free) * cents;
}

export function cartTotal(lines: readonly (readonly [quantity: number, cents: number])[]): number {
  return lines.reduce((sum, [quantity, cents]) => sum + lineTotal(quantity, cents), 0);
}
`;

const CART_TEST = `import { cartTotal } from '../src/cart';

test('adds up', () => {
  heal('../src/cart#cartTotal');
  expect([cartTotal([]), cartTotal([[1, 250]]), cartTotal([[3, 100], [1, 50]]), cartTotal([[7, 100]])]).toEqual([0, 250, 250, 500]);
});
test('two cost two', () => {
  heal('../src/cart#cartTotal');
  expect([cartTotal([[2, 100]]), cartTotal([[5, 100]])]).toEqual([200, 400]);
});
`;

const MONEY = `/** Cents as people read them. */
export function format(cents: number): string {
  const rest = String(Math.abs(cents) % 10).padStart(2, '0');
  return Math.floor(cents / 100) + '.' + rest + ' EUR';
}
`;

const INVOICE = `import { format } from './money';

export class Invoice {
  readonly items: { name: string; cents: number }[] = [];
  add(name: string, cents: number): this {
    this.items.push({ name, cents });
    return this;
  }
  lines(): string[] {
    return this.items.map(({ name, cents }) => name + ': ' + format(cents));
  }
}
`;

const INVOICE_TEST = `import { Invoice } from '../src/invoice';

test('prints lines', () => {
  heal('../src/invoice#Invoice');
  expect(new Invoice().add('Tea', 350).add('Cake', 425).lines()).toEqual(['Tea: 3.50 EUR', 'Cake: 4.25 EUR']);
});
`;

const BASKET = `export class Basket {
  private readonly lines: { sku: string; cents: number; count: number }[] = [];
  add(sku: string, cents: number, count = 1): this {
    const known = this.lines.find((line) => line.sku === sku);
    if (known) known.count = count;
    else this.lines.push({ sku, cents, count });
    return this;
  }
  remove(sku: string): this {
    this.lines.splice(this.lines.findIndex((line) => line.sku === sku), 1);
    return this;
  }
  total(): number {
    return this.lines.reduce((sum, { cents, count }) => sum + cents * count, 0);
  }
}
`;

const BASKET_TEST = `import { Basket } from '../src/basket';

test('adds up', () => {
  heal('../src/basket#Basket.total');
  expect(new Basket().add('a', 250).add('b', 100, 3).remove('a').total()).toBe(300);
});
test('counts what comes again', () => {
  heal('../src/basket#Basket.total');
  expect(new Basket().add('a', 100, 2).add('b', 5).add('a', 100, 5).total()).toBe(705);
});
test('counts one by one', () => {
  heal('../src/basket#Basket.total');
  expect(new Basket().add('c', 10).add('b', 5).add('b', 5).add('b', 5).total()).toBe(25);
});
`;

describe.each(RUNNERS)('a fault in what a marked function uses, in %s', (runner) => {
  it('is found in another method of its class, which tests have called before', async () => {
    using project = healProject(runner, {
      'src/basket.ts': BASKET,
      'test/basket.test.ts': testHead(runner) + BASKET_TEST,
    });

    const run = await project.heal();

    const [whole, marked] = run.report?.targets ?? [];
    expect([whole?.symbol, whole?.calledBy], run.stderr).toEqual(['Basket', 'src/basket.ts#Basket.total']);
    expect(whole?.patches[0]?.diff).toContain('+    if (known) known.count += count;');
    expect(whole?.explanation).toContain('src/basket.ts#Basket.total is a part of it');
    expect([marked?.symbol, marked?.reason]).toEqual(['Basket.total', 'healed-by-other']);
  });

  it('is found in another export of the module, and told apart from what is marked', async () => {
    using project = healProject(runner, { 'src/cart.ts': CART, 'test/cart.test.ts': testHead(runner) + CART_TEST });

    const run = await project.heal();

    const [callee, marked] = run.report?.targets ?? [];
    expect([callee?.symbol, callee?.calledBy, callee?.label], run.stderr).toEqual([
      'lineTotal',
      'src/cart.ts#cartTotal',
      'suspicious',
    ]);
    expect(callee?.patches[0]?.diff).toContain('+  const free = Math.floor(quantity / 3);');
    expect(callee?.explanation).toContain("as heal('../src/cart.ts#lineTotal') would");
    expect([marked?.symbol, marked?.reason, marked?.patches]).toEqual(['cartTotal', 'healed-by-other', []]);
    expect(run.report?.totals).toMatchObject({ targets: 1, healed: 1, applied: 0 });
    expect(project.read('.heal/last.patch')).toContain('quantity / 3');
    expect(run.stderr).toContain('1 patch beyond the marks');
  });

  it('is found in another module, and not written', async () => {
    using project = healProject(runner, {
      'src/money.ts': MONEY,
      'src/invoice.ts': INVOICE,
      'test/invoice.test.ts': testHead(runner) + INVOICE_TEST,
    });
    const before = project.snapshot();

    const run = await project.heal(['--heal-apply-force']);

    const [callee, marked] = run.report?.targets ?? [];
    expect([callee?.file, callee?.symbol, callee?.calledBy], run.stderr).toEqual([
      'src/money.ts',
      'format',
      'src/invoice.ts#Invoice',
    ]);
    expect(callee?.patches[0]?.diff).toContain('% 100)');
    expect([marked?.status, marked?.explanation]).toEqual([
      'not-healed',
      expect.stringContaining('a patch of src/money.ts#format, which it uses, passes: see there'),
    ]);
    expect(run.report?.totals).toMatchObject({ targets: 1, healed: 0, applied: 0 });
    expect(run.exitCode).toBe(1);
    const checked = await project.command('git', ['apply', '--check', '.heal/last.patch']);
    expect([checked.exitCode, project.read('.heal/last.patch')]).toEqual([0, callee?.patches[0]?.diff]);
    expect(project.snapshot()).toEqual(before);
  });
});
