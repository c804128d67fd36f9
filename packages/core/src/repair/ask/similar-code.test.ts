import { expect, it } from 'vitest';
import type { Excerpt } from '../../model/repair-evidence.ts';
import type { RepairTarget } from '../../model/target.ts';
import { similarCode } from './similar-code.ts';

const SOURCE = `export function netPrice(item: Item, taxRate: number): number {
  return roundMoney(item.price * taxRate);
}
`;
const TARGET: RepairTarget = { file: '/p/src/net.ts', source: SOURCE, regions: [{ start: 0, end: SOURCE.length }] };

const GROSS = `export function grossPrice(item: Item, taxRate: number): number {
  return roundMoney(item.price * (1 + taxRate));
}`;
const TOTAL = `const totalPrice = (items: Item[]) => roundMoney(items.reduce((sum, item) => sum + item.price, 0));`;
const GREET = `export function greet(name: string): string {
  return \`Hello \${name}\`;
}`;

const module = (path: string, ...parts: readonly string[]): Excerpt => ({ path, line: 1, text: parts.join('\n\n') });

it('gives the declarations that share most words with the target, the likest first, with their lines', () => {
  const similar = similarCode(TARGET, [module('src/a.ts', GREET, TOTAL), module('src/b.ts', "import 'x';", GROSS)]);

  expect(similar).toEqual([
    { path: 'src/b.ts', line: 3, text: GROSS },
    { path: 'src/a.ts', line: 5, text: TOTAL },
  ]);
});

it('leaves out what does nothing, what is long, and what does not parse', () => {
  const type = 'export interface NetPrice { item: Item; price: number; taxRate: number; roundMoney: boolean }';
  const long = `export function netPrices(item: Item, taxRate: number) {\n${'  roundMoney(item.price * taxRate);\n'.repeat(90)}}`;

  expect(similarCode(TARGET, [module('src/a.ts', type, long), module('src/b.ts', `${GROSS} }`)])).toEqual([]);
});

it('gives three at most, and the same ones whatever the order of the modules', () => {
  const modules = ['a', 'b', 'c', 'd'].map((name) =>
    module(`src/${name}.ts`, GROSS.replace('grossPrice', `${name}Price`)),
  );

  const similar = similarCode(TARGET, modules);

  expect(similar.map(({ path }) => path)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
  expect(similarCode(TARGET, modules.toReversed())).toEqual(similar);
});
