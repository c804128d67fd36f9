import type { Kind } from './kind.ts';

/** Tests that share a page, or a list that the module changes. */
export const SHARED_DATA_KINDS: readonly Kind[] = [
  {
    kind: 'jsdom',
    files: {
      'src/badge.ts': `export function showBadge(parent: HTMLElement, count: number): void {
  const badge = document.createElement('span');
  badge.textContent = count > 9 ? '9+' : String(count);
  badge.hidden = count !== 0;
  parent.append(badge);
}
`,
    },
    tests: {
      'test/badge.test.ts': `import { showBadge } from '../src/badge.ts';

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
});

heal('../src/badge.ts#showBadge')('hides an empty badge', () => {
  const main = document.querySelector('main') as HTMLElement;
  showBadge(main, 0);
  showBadge(main, 2);
  expect([...main.children].map((child) => (child as HTMLElement).hidden)).toEqual([true, false]);
});

test('cuts the count', () => {
  const main = document.querySelector('main') as HTMLElement;
  showBadge(main, 10);
  expect(main.textContent).toBe('9+');
});
`,
    },
    edit: ['count !== 0', 'count === 0'],
  },
  {
    kind: 'a list at the top of the test file that the module sorts',
    files: {
      'src/prices.js': `export function ascending(prices) {
  return prices.sort((a, b) => a - b);
}
`,
    },
    tests: {
      'test/prices.test.ts': `import { ascending } from '../src/prices.js';

const prices = [30, 4, 12];

heal('../src/prices.js#ascending')('leaves the prices as they are', () => {
  ascending(prices);
  expect(prices).toEqual([30, 4, 12]);
});

test('sorts them', () => {
  expect(ascending(prices)).toEqual([4, 12, 30]);
});
`,
    },
    edit: ['prices.sort', 'prices.toSorted'],
  },
  {
    kind: 'a list that an earlier test has left the other way round',
    files: {
      'src/posts.js': `export function newestFirst(posts) {
  return posts.reverse();
}
`,
    },
    tests: {
      'test/posts.test.ts': `import { newestFirst } from '../src/posts.js';

const posts = ['spring', 'summer', 'autumn'];

test('turns them round', () => {
  expect(newestFirst(posts)).toEqual(['autumn', 'summer', 'spring']);
});

heal('../src/posts.js#newestFirst')('does so each time', () => {
  expect(newestFirst(posts)[0]).toBe('autumn');
});
`,
    },
    edit: ['posts.reverse', 'posts.toReversed'],
  },
];
