import { expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type Runner } from './support/heal-project.ts';

const PAGES = `export function pageOf(items: string[], page: number, size: number) {
  const start = (page - 1) * size;
  return { items: items.slice(start, start + size), isLast: start + size > items.length };
}
`;

const files = (runner: Runner, pages: string): Record<string, string> => ({
  'src/pages.ts': pages,
  'test/pages.test.ts': `${testHead(runner)}import { pageOf } from '../src/pages';

heal('../src/pages#pageOf')('knows the last page', () => {
  expect(pageOf(['a', 'b', 'c', 'd'], 2, 2)).toEqual({ items: ['c', 'd'], isLast: true });
});

test('knows that there are more', () => {
  expect(pageOf(['a', 'b', 'c'], 1, 2)).toEqual({ items: ['a', 'b'], isLast: false });
});
`,
});

it.each(RUNNERS)(
  'shows in %s the line of a test that would settle which of several patches is meant',
  async (runner) => {
    using project = healProject(runner, files(runner, PAGES));

    const run = await project.heal();

    const [first, ...others] = run.report?.targets[0]?.patches ?? [];
    expect(first?.contrast).toBeUndefined();
    const differs = {
      first: `expect(pageOf([], 1, 2)).toEqual({ items: [], isLast: true });`,
      own: `expect(pageOf([], 1, 2)).toEqual({ items: [], isLast: false });`,
    };
    expect(others.map(({ contrast }) => contrast)).toContainEqual({ calls: expect.any(Number), differs });
    expect(run.stderr.replaceAll(/\s+/g, ' ')).toContain(`${differs.first} // this patch ${differs.own} // patch `);
  },
);

it.each(RUNNERS)('heals in %s as without it where a call that no test makes kills the process', async (runner) => {
  // Not in the target, so that no candidate touches it.
  const deadly = `export function checked(items: string[]) {
  if (items.length === 0) process.kill(process.pid, 'SIGKILL');
  return items;
}
`;
  using project = healProject(runner, files(runner, deadly + PAGES.replace('items.slice', 'checked(items).slice')));

  const run = await project.heal();

  const [target] = run.report?.targets ?? [];
  expect(target).toMatchObject({ status: 'healed', label: 'plausible' });
  expect(target?.patches.map(({ contrast }) => contrast)).toEqual(target?.patches.map(() => undefined));
  expect(target?.patches.length).toBeGreaterThan(1);
});
