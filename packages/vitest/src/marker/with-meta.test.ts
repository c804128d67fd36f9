import { describe, expect, it } from 'vitest';

import { withMeta } from './with-meta.ts';

const mark = { heal: [{ target: './a.ts' }] };
const other = { heal: [{ target: './b.ts' }] };
const both = { heal: [...other.heal, ...mark.heal] };

/** A test function like Vitest's that notes what it is called with. */
function recorder(): { readonly api: (...args: unknown[]) => void; readonly calls: unknown[][] } {
  const calls: unknown[][] = [];
  const api = (...args: unknown[]): void => void calls.push(args);
  const each =
    (rows: readonly unknown[]) =>
    (...args: unknown[]): void =>
      void calls.push([rows, ...args]);
  return { api: Object.assign(api, { only: api, each }), calls };
}

const body = (): void => undefined;

describe('withMeta', () => {
  it.each([
    ['a name and a function', ['n', body], ['n', { meta: mark }, body]],
    ['a time limit after the function', ['n', body, 50], ['n', { timeout: 50, meta: mark }, body]],
    ['options', ['n', { retry: 1 }, body], ['n', { retry: 1, meta: mark }, body]],
    ['options with other meta', ['n', { meta: { own: 1 } }, body], ['n', { meta: { own: 1, ...mark } }, body]],
    ['options with another mark', ['n', { meta: other }, body], ['n', { meta: both }, body]],
    ['another mark', ['n', Object.assign(() => {}, { meta: other }), body], ['n', { meta: both }, body]],
    ['the same mark', ['n', { meta: mark }, body], ['n', { meta: mark }, body]],
    ['a name alone', ['n'], ['n', { meta: mark }, undefined]],
  ])('adds itself to %s', (_what, given, expected) => {
    const { api, calls } = recorder();

    withMeta(api, mark)(...given);

    expect(calls).toEqual([expected]);
  });

  it('goes along with chains', () => {
    const { api, calls } = recorder();
    const marked = withMeta(api, mark) as typeof api & { only: typeof api };

    marked.only('n', body);

    expect(calls).toEqual([['n', { meta: mark }, body]]);
  });

  it('goes along with what rows give', () => {
    const { api, calls } = recorder();
    const marked = withMeta(api, mark) as typeof api & { each: (rows: unknown[]) => typeof api };

    marked.each([1, 2])('n', body);

    expect(calls).toEqual([[[1, 2], 'n', { meta: mark }, body]]);
  });
});
