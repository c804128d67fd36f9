import { testKey } from '@testheal/core/host';
import type { TestId } from '@testheal/core';

import { makeTestIds } from '../shared/to-results.ts';
import { testsOf, titlePathOf } from './circus-tests.ts';
import type { Visitor } from './seat.cts';

/** Lets only the tests named in `only` run. A name pattern could not: several tests may share a name. */
export function onlyTests(
  only: readonly TestId[],
  file: { readonly path: string; readonly root: string; readonly project?: string },
): Visitor {
  const wanted = new Set(only.map((id) => testKey(id)));
  return {
    onRuntime() {},
    onLoad() {},
    wrapCode: (_file, code) => code,
    onEvent(event, state) {
      if (event.name !== 'run_start') return;
      const tests = testsOf(state.rootDescribeBlock);
      const ids = makeTestIds(
        tests.map((test) => titlePathOf(test)),
        file,
      );
      for (const [index, test] of tests.entries()) {
        if (!wanted.has(testKey(ids[index] as TestId))) test.mode = 'skip';
      }
    },
  };
}
