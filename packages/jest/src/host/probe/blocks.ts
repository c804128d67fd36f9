import type { CircusBlock, CircusHook, CircusTest } from '../seat.cts';

/** `block` and those in it, outer first, that have a test which is to run. */
export function blocksWithTests(block: CircusBlock): CircusBlock[] {
  const inner = block.children.flatMap((child) => (child.type === 'describeBlock' ? blocksWithTests(child) : []));
  const hasTests =
    inner.length > 0 ||
    block.children.some((child) => child.type === 'test' && child.mode !== 'skip' && child.mode !== 'todo');
  return hasTests && block.mode !== 'skip' ? [block, ...inner] : [];
}

export function hooks(block: CircusBlock, type: CircusHook['type']): readonly CircusHook[] {
  return block.hooks.filter((hook) => hook.type === type);
}

/** What surrounds each try of a test. */
export interface Surroundings {
  /** Outermost first. */
  readonly blocks: readonly CircusBlock[];
  /** As Jest joins it: suites and title with blanks between. */
  readonly fullName: string;
  /** In Jest's order. Concurrent tests have none. */
  readonly before: readonly CircusHook[];
  readonly after: readonly CircusHook[];
}

export function surroundingsOf(test: CircusTest): Surroundings {
  const blocks = blocksOf(test);
  const hooked = test.concurrent ? [] : blocks;
  return {
    blocks,
    fullName: [...blocks.slice(1), test].map(({ name }) => name).join(' '),
    before: hooked.flatMap((block) => hooks(block, 'beforeEach')),
    after: hooked.toReversed().flatMap((block) => hooks(block, 'afterEach')),
  };
}

function blocksOf(test: CircusTest): CircusBlock[] {
  const blocks: CircusBlock[] = [];
  for (let block: CircusBlock | undefined = test.parent; block !== undefined; block = block.parent)
    blocks.unshift(block);
  return blocks;
}
