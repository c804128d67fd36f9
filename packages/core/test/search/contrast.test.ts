import { describe, expect, it } from 'vitest';
import type { Contrast } from '../../src/model/contrast.ts';
import { runFault, type FaultRun } from './run-fault.ts';

const LAST_PAGE = `export function pageOf(items: string[], page: number, size: number) {
  const start = (page - 1) * size;
  return { items: items.slice(start, start + size), isLast: start + size > items.length };
}`;
const LAST_PAGE_TESTS = `
test('first', () => { same(pageOf(['a', 'b', 'c'], 1, 2), { items: ['a', 'b'], isLast: false }); });
test('last', () => { same(pageOf(['a', 'b', 'c', 'd'], 2, 2), { items: ['c', 'd'], isLast: true }); });`;

async function run(source: string, tests: string, contrast: boolean, realm?: 'own'): Promise<FaultRun> {
  const fault = { name: 'contrast', file: 'contrast.ts', source, tests, mended: [] };
  return await runFault(fault, contrast ? { contrast } : {}, realm);
}

async function contrastOf(source: string, tests: string, realm?: 'own'): Promise<Contrast | undefined> {
  const { messages } = await run(source, tests, true, realm);
  return messages.flatMap((message) => (message.type === 'contrasted' ? [message.contrast] : []))[0];
}

/** Assertions of the first call that tell two patches apart, each once. */
const ofFirstCall = (contrast: Contrast | undefined): string[] => [...new Set(contrast?.calls[0]?.assertions)];

describe('a search that has found several patches', () => {
  it.each(['own', undefined] as const)('tells by a call of the target where they differ (realm: %s)', async (realm) => {
    const contrast = await contrastOf(LAST_PAGE, LAST_PAGE_TESTS, realm);

    expect(ofFirstCall(contrast)).toEqual([
      'expect(pageOf([], 1, 2)).toEqual({ items: [], isLast: true });',
      'expect(pageOf([], 1, 2)).toEqual({ items: [], isLast: false });',
    ]);
    expect(contrast?.tried).toBeGreaterThan(20);
  });

  it('says that it is over, then where they differ, then what it did', async () => {
    const { messages, plausible } = await run(LAST_PAGE, LAST_PAGE_TESTS, true);

    expect(messages.slice(-3).map(({ type }) => type)).toEqual(['ended', 'contrasted', 'done']);
    const told = messages.flatMap((message) => (message.type === 'contrasted' ? message.contrast.keys : []));
    expect(told).toEqual(plausible.slice(0, told.length).map(({ key }) => key));
  });

  it('calls nothing when nobody asks', async () => {
    const { messages } = await run(LAST_PAGE, LAST_PAGE_TESTS, false);

    expect(messages.map(({ type }) => type)).not.toContain('ended');
  });

  it('awaits what is asynchronous', async () => {
    const contrast = await contrastOf(
      `export async function isLast(at: number, all: number) {
  await null;
  return at > all;
}`,
      `test('last', async () => { same(await isLast(3, 3), true); });
       test('first', async () => { same(await isLast(1, 3), false); });`,
    );

    expect(ofFirstCall(contrast)[0]).toMatch(/^expect\(await isLast\(.+\)\)\.toBe\((true|false)\);$/);
  });

  it('tells of no call that comes out otherwise each time', async () => {
    const contrast = await contrastOf(
      `let calls = 0;
export function numbered(text: string, first: number) {
  calls++;
  return text + ' ' + (first + calls * 1000 * Math.random() * (text === '' ? 1 : 0)) + (first > 3);
}`,
      `test('a', () => { same(numbered('a', 3), 'a 3true'); });
       test('b', () => { same(numbered('a', 2), 'a 2false'); });`,
    );

    expect(contrast).toBeDefined();
    expect(contrast?.calls.flatMap(({ assertions }) => assertions).filter((line) => line.includes("('',"))).toEqual([]);
  });

  it.each<[what: string, source: string, tests: string]>([
    [
      'a class',
      `export class Page {
  constructor(readonly at: number, readonly all: number) {}
  isLast() { return this.at > this.all; }
}`,
      `test('last', () => { same(new Page(3, 3).isLast(), true); });
       test('first', () => { same(new Page(1, 3).isLast(), false); });`,
    ],
    [
      'what is handed a function',
      `export function isLast(at: () => number, all: number) { return at() > all; }`,
      `test('last', () => { same(isLast(() => 3, 3), true); });
       test('first', () => { same(isLast(() => 1, 3), false); });`,
    ],
    [
      'what gives nothing back',
      `export function mark(pages: { at: number; last?: boolean }[], all: number): void {
  for (const page of pages) page.last = page.at > all;
}`,
      `test('marks', () => {
         const pages = [{ at: 1 }, { at: 3 }];
         mark(pages, 3);
         same(pages, [{ at: 1, last: false }, { at: 3, last: true }]);
       });`,
    ],
  ])('says nothing of %s, where it cannot know', async (_what, source, tests) => {
    const { messages, plausible } = await run(source, tests, true);

    expect(plausible.length).toBeGreaterThan(1);
    expect(messages.slice(-2).map(({ type }) => type)).toEqual(['ended', 'done']);
  });
});
