import { markedTest, testImports } from './marked-test.ts';
import type { NewcomerKind } from './newcomer-kind.ts';

export const yarn: NewcomerKind = {
  kind: 'yarn',
  manager: 'yarn',
  target: 'src/stock.ts',
  repair: ['left - amount', 'left + amount'],
  // Yarn 1 insists on the binaries of all systems, which a release may get one after the other, and a registry may lack: Jest resolves
  // with the first, and later releases of the second have one for Windows alone.
  manifest: { resolutions: { 'unrs-resolver': '1.12.2', vite: '8.3.8' } },
  compilerOptions: { module: 'esnext', moduleResolution: 'bundler' },
  files: (runner) => ({
    ...(runner === 'jest' && { 'jest.config.js': "module.exports = { preset: 'ts-jest' };\n" }),
    'src/stock.ts': `export class Stock {
  readonly #amounts = new Map<string, number>();

  add(name: string, amount: number): void {
    const left = this.amountOf(name);
    this.#amounts.set(name, left - amount);
  }

  amountOf(name: string): number {
    return this.#amounts.get(name) ?? 0;
  }
}
`,
    'test/stock.test.ts': `${testImports(runner)}import { Stock } from '../src/stock';

${markedTest(
  runner,
  'adds to what is there',
  '../src/stock#Stock.add',
  `  const stock = new Stock();
  stock.add('nails', 10);
  stock.add('nails', 5);
  expect([stock.amountOf('nails'), stock.amountOf('screws')]).toEqual([15, 0]);
`,
)}`,
  }),
};
