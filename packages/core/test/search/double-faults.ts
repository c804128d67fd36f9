import type { Fault } from './fault.ts';

const SHIPPING = `export interface Parcel { weight: number; express: boolean; value: number }

/** Free from 50 on; heavy parcels cost 4 more; express doubles. */
export function shipping({ weight, express, value }: Parcel): number {
  if (value > 50 && !express) return 0
  let price = 5
  if (weight > 10) price += 5
  return express ? price * 2 : price
}
`;

/** Two edits are needed: no single one turns all failing tests. */
export const DOUBLE_FAULTS: readonly Fault[] = [
  {
    name: 'a second fault that waits for another value than the first',
    file: 'pages.ts',
    source: `export function pages(total: number, perPage: number): number {
  return Math.floor(total / perPage);
}
`,
    tests: `
      test('fills pages', () => same(pages(100, 10), 10));
      test('begins one more, and has one always', () => { same(pages(101, 10), 11); same(pages(0, 10), 1); });
    `,
    mended: ['Math.max(1, Math.ceil(total / perPage))'],
  },
  {
    name: 'two faults in one function, one for each failing test',
    file: 'shipping.ts',
    source: SHIPPING,
    tests: `
      test('is free from 50 on', () => same(shipping({ weight: 1, express: false, value: 50 }), 0));
      test('asks 4 more for heavy ones', () => same(shipping({ weight: 12, express: false, value: 9 }), 9));
      test('doubles for heavy express', () => same(shipping({ weight: 12, express: true, value: 50 }), 18));
      test('is 5 otherwise', () => same(shipping({ weight: 1, express: false, value: 49 }), 5));
      test('doubles for express', () => same(shipping({ weight: 1, express: true, value: 80 }), 10));
    `,
    mended: ['value >= 50'],
  },
  {
    name: 'two faults that one test shows one after the other',
    file: 'shipping.ts',
    source: SHIPPING,
    tests: `
      test('knows free and heavy ones', () => {
        same(shipping({ weight: 1, express: false, value: 50 }), 0);
        same(shipping({ weight: 12, express: false, value: 51 }), 0);
        same(shipping({ weight: 12, express: false, value: 9 }), 9);
        same(shipping({ weight: 12, express: true, value: 50 }), 18);
      });
      test('is 5 otherwise', () => same(shipping({ weight: 1, express: false, value: 49 }), 5));
      test('doubles for express', () => same(shipping({ weight: 1, express: true, value: 80 }), 10));
    `,
    mended: ['value >= 50'],
  },
  {
    name: 'two functions, each with a fault that only one failing test comes by',
    file: 'paging.ts',
    source: `export function firstItem(page: number, size: number): number {
  return page * size + 1
}

export function pages(items: number, size: number): number {
  return Math.floor(items / size)
}
`,
    tests: `
      test('starts the second page', () => same(firstItem(2, 10), 11));
      test('starts the third page', () => same(firstItem(3, 5), 11));
      test('counts a page begun', () => same(pages(11, 10), 2));
      test('counts full pages', () => same(pages(20, 10), 2));
    `,
    mended: ['Math.ceil'],
  },
  {
    name: 'a placeholder that comes twice, and a value with a sign that means something in replacements',
    file: 'template.ts',
    source: `export function render(template: string, values: Record<string, unknown>): string {
  let text = template
  for (const [name, value] of Object.entries(values)) {
    text = text.replace(\`{{\${name}}}\`, String(value))
  }
  return text
}
`,
    tests: `
      test('one', () => same(render('Hi {{name}}', { name: 'Ann' }), 'Hi Ann'));
      test('twice', () => same(render('{{a}} and {{a}}', { a: 1 }), '1 and 1'));
      test('dollars', () => same(render('{{a}}', { a: '$&' }), '$&'));
    `,
    mended: ['text = text.replaceAll(`{{${name}}}`, () => String(value))'],
  },
  {
    name: 'a bound that the other failing test has no need of',
    file: 'page-label.ts',
    source: `/** The label counts from 1; what is read is the share of all items up to the end of the page. */
export function pageLabel(count: number, page: number, size: number): { label: string; read: number } {
  const first = page * size
  const last = first + size
  return { label: \`from \${first}\`, read: last / count }
}
`,
    tests: `
      test('counts from 1', () => same([pageLabel(10, 0, 5).label, pageLabel(10, 1, 5).label], ['from 1', 'from 6']));
      test('reads no more than all', () => same([pageLabel(5, 0, 3).read, pageLabel(5, 1, 3).read, pageLabel(5, 2, 2).read], [0.6, 1, 1]));
      test('reads half', () => same(pageLabel(8, 0, 4).read, 0.5));
    `,
    mended: ['Math.min('],
  },
  {
    name: 'two functions that count in another unit since a change, neither with a likely repair',
    file: 'storage.ts',
    source: `const FREE_MB = 5;

/** Sizes in kilobytes. */
export function paidKb(sizes: readonly number[]): number {
  let paid = 0;
  for (const size of sizes) {
    paid += Math.max(0, size - FREE_MB);
  }
  return paid;
}

/** In cents, by a price for a megabyte. */
export function price(kb: number, perMb: number): number {
  return Math.round(kb * perMb);
}

export function label(kb: number): string {
  return kb < 1000 ? kb + ' kB' : (kb / 1000).toFixed(1) + ' MB';
}
`,
    tests: `
      test('labels', () => same([label(20), label(1500), label(20000)], ['20 kB', '1.5 MB', '20.0 MB']));
      test('paid', () => same([paidKb([4000, 5100]), paidKb([7000, 5001])], [100, 2001]));
      test('prices', () => same([price(3000, 7), price(1400, 20), price(0, 4)], [21, 28, 0]));
    `,
    mended: ['(kb * perMb) / 1000', 'kb / 1000 * perMb'],
  },
];
