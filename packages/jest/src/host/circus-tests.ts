import type { CircusBlock, CircusTest } from './seat.cts';

/** The tests below `block`, in the order in which Jest collects and reports them. */
export function testsOf(block: CircusBlock): readonly CircusTest[] {
  return block.children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)));
}

/** Titles of the suites, outermost first, and the test's own. */
export function titlePathOf(test: CircusTest): readonly string[] {
  const titles = [test.name];
  // The root block has a name of Jest's own that is in no result.
  for (let block = test.parent; block.parent !== undefined; block = block.parent) titles.unshift(block.name);
  return titles;
}

/** Nothing below `block` runs any more, no hook either. */
export function skipAll(block: CircusBlock): void {
  block.mode = 'skip';
  for (const child of block.children) {
    if (child.type === 'test') child.mode = 'skip';
    else skipAll(child);
  }
}
