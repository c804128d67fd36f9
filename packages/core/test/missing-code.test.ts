import { describe, expect, it } from 'vitest';
import { healInMemory, type MemoryHealed } from './support/heal-in-memory.ts';
import { scriptedModels, type ScriptedModels } from './support/scripted-models.ts';

const TEXT = `export function clip(text: string, most: number): string {
  return text.slice(0, most);
}
`;
const TEXT_TESTS = `import joinWords, { clip } from '../src/join-words.ts';

test('clips', () => { expect(clip('abc', 2)).toBe('ab') });
test('puts a sign between words', () => { expect(joinWords(['a', 'b', 'c'], '-')).toBe('a-b-c') });
test('gives nothing for nothing', () => { expect(joinWords([], '-')).toBe('') });
`;
const JOIN_WORDS = `export default function joinWords(words: string[], sign: string): string {
  return words.join(sign);
}`;

describe('a default export that the module lacks', () => {
  it.each([
    ['by the name of the file', JOIN_WORDS, 'joinWords'],
    ['without a name of its own', JOIN_WORDS.replace('joinWords(', '('), 'default', "export const joinWords = '';\n"],
  ])('is written by a model, %s', async (_what, written, symbol, more = '') => {
    const source = TEXT + more;
    const models = scriptedModels({ cheap: [fenced(written)] });

    const { targets, files } = await healInMemory({
      files: { 'src/join-words.ts': source, 'test/join-words.test.ts': TEXT_TESTS },
      markers: {
        'puts a sign between words': '../src/join-words.ts#default',
        'gives nothing for nothing': '../src/join-words.ts#default',
      },
      model: models.open,
    });

    expect(targets).toMatchObject([{ symbol, status: 'healed', patches: [{ proposer: 'model' }] }]);
    expect(files.map(({ after }) => after)).toEqual([`${source}\n${written}\n`]);
  });
});

describe('several exports that one module lacks', () => {
  it('are written one after the other, each by its own marks', async () => {
    const initials = "export function initials(name: string): string {\n  return name.replaceAll(/[^A-Z]/g, '');\n}";
    const tests = `${TEXT_TESTS.replace('{ clip }', '{ clip, initials }')}
test('takes the first letters', () => { expect(initials('Ada Lovelace')).toBe('AL') });
test('leaves nothing of nothing', () => { expect(initials('a')).toBe('') });
`;
    const models = scriptedModels({ cheap: [fenced(initials), fenced(JOIN_WORDS)] });

    const { targets, files } = await healInMemory({
      files: { 'src/join-words.ts': TEXT, 'test/join-words.test.ts': tests },
      markers: {
        'takes the first letters': '../src/join-words.ts#initials',
        'puts a sign between words': '../src/join-words.ts#default',
      },
      model: models.open,
    });

    expect(new Map(targets.map(({ symbol, status }) => [symbol, status]))).toEqual(
      new Map([
        ['joinWords', 'healed'],
        ['initials', 'healed'],
      ]),
    );
    const after = files[0]?.after;
    expect([after?.includes(initials), after?.includes(JOIN_WORDS)]).toEqual([true, true]);
    expect(after).not.toContain('still to be written');
  });
});

const CART = `export class Cart {
\tprivate readonly prices: number[] = [];

\tadd(price: number): void {
\t\tthis.prices.push(price);
\t}
}

export const empty = new Cart();
`;
const CART_TESTS = `import { Cart } from '../src/cart.ts';

test('takes prices', () => { expect(new Cart().add(1)).toBe(undefined) });
test('adds them up', () => {
  const cart = new Cart();
  cart.add(2);
  cart.add(3);
  expect(cart.total(1)).toBe(6);
  expect(cart.total(0)).toBe(5);
});
test('makes one of prices', () => { expect(Cart.of(7, 8).total(0)).toBe(15) });
`;
const TOTAL = `\ttotal(fee: number): number {
\t\treturn this.prices.reduce((sum, price) => sum + price, fee);
\t}`;
const OF = `\tstatic of(...prices: number[]): Cart {
\t\tconst cart = new Cart();
\t\tprices.forEach((price) => cart.add(price));
\t\treturn cart;
\t}`;

describe('a method that its class lacks', () => {
  it('is written by a model from its tests, at the end of the class', async () => {
    const models = scriptedModels({ cheap: [fenced(`export class Cart {\n${TOTAL}\n}`)] });

    const { targets, files } = await healCart({ 'adds them up': '../src/cart.ts#Cart.total' }, models);

    expect(targets).toMatchObject([
      { symbol: 'Cart.total', status: 'healed', patches: [{ operator: 'write-stub + cheap, attempt 1' }] },
    ]);
    expect(files.map(({ after }) => after)).toEqual([CART.replace('\t}\n}', `\t}\n\n${TOTAL}\n}`)]);
    expect(models.asked[0]?.prompt).toContain('cart.total(1)');
  });

  it('does not leave its stub beside another that was written', async () => {
    const models = scriptedModels({ cheap: [fenced(`class Cart {\n${TOTAL}\n}`), 'I do not know.'] });

    const { targets, files } = await healCart(
      { 'adds them up': '../src/cart.ts#Cart.total', 'makes one of prices': '../src/cart.ts#Cart.of' },
      models,
    );

    const after = CART.replace('\t}\n}', `\t}\n\n${TOTAL}\n}`);
    expect(targets.map(({ symbol, status, patches }) => [symbol, status, patches[0]?.healedSource])).toEqual([
      ['Cart.total', 'healed', after],
      ['Cart.of', 'not-healed', undefined],
    ]);
    expect(targets[0]?.patches[0]?.diff).not.toContain('still to be written');
    expect(files.map((file) => file.after)).toEqual([after]);
  });

  it('is a static one where the tests call it so, and one after the other', async () => {
    const replies = [TOTAL, OF].map((method) => fenced(`export class Cart {\n${method}\n}`));
    const models = scriptedModels({ cheap: replies });

    const { targets, files } = await healCart(
      { 'adds them up': '../src/cart.ts#Cart.total', 'makes one of prices': '../src/cart.ts#Cart.of' },
      models,
    );

    expect(targets.map(({ symbol, status }) => [symbol, status])).toEqual([
      ['Cart.total', 'healed'],
      ['Cart.of', 'healed'],
    ]);
    expect(files.map(({ after }) => after)).toEqual([CART.replace('\t}\n}', `\t}\n\n${TOTAL}\n\n${OF}\n}`)]);
  });

  it('takes no other method of the class along', async () => {
    const add = '\tadd(price: number, times: number): void {\n\t\tthis.prices.push(price * times);\n\t}';
    const models = scriptedModels({ cheap: [fenced(`export class Cart {\n${TOTAL}\n\n${add}\n}`)] });

    const { files } = await healCart({ 'adds them up': '../src/cart.ts#Cart.total' }, models);

    expect(files.map(({ after }) => after)).toEqual([CART.replace('\t}\n}', `\t}\n\n${TOTAL}\n}`)]);
  });

  it('leaves nothing behind when no model writes it', async () => {
    const models = scriptedModels({ cheap: ['I do not know.'] });

    const { targets, files } = await healCart({ 'adds them up': '../src/cart.ts#Cart.total' }, models);

    expect([targets[0]?.status, targets[0]?.symbol, files]).toEqual(['not-healed', 'Cart.total', []]);
  });

  it('is in the prompt of a dry run, which calls no model', async () => {
    const prompts: string[] = [];

    const { targets, files } = await healInMemory({
      files: { 'src/cart.ts': CART, 'test/cart.test.ts': CART_TESTS },
      markers: { 'adds them up': '../src/cart.ts#Cart.total' },
      keepPrompt: async (target, { system }) => {
        prompts.push(`${target}: ${system}`);
        return 'kept';
      },
    });

    expect(prompts).toEqual([expect.stringMatching(/^src\/cart\.ts#Cart\.total: .*`Cart\.total` is not written yet/s)]);
    expect([targets[0]?.status, files]).toEqual(['not-healed', []]);
  });

  it.each<[string, Record<string, string>, ScriptedModels | undefined]>([
    ['no model may be asked', { 'adds them up': '../src/cart.ts#Cart.total' }, undefined],
    ['nothing calls it', { 'adds them up': '../src/cart.ts#Cart.totals' }, scriptedModels({ cheap: [] })],
  ])('is said to be missing when %s', async (_what, markers, models) => {
    const { targets } = await healCart(markers, models);

    expect(targets).toMatchObject([{ status: 'skipped', reason: 'target-unresolved', patches: [] }]);
    expect(targets[0]?.explanation).toContain('`Cart` has no member `total');
  });
});

function fenced(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``;
}

function healCart(markers: Readonly<Record<string, string>>, models?: ScriptedModels): Promise<MemoryHealed> {
  return healInMemory({
    files: { 'src/cart.ts': CART, 'test/cart.test.ts': CART_TESTS },
    markers,
    ...(models !== undefined && { model: models.open }),
  });
}
