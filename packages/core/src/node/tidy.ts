import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What has been added since the last time, in bytes, or what is taken and not used: less of it is not worth the search. */
const WORTH_IT = { added: 20_000_000, unused: 64_000_000 };

/** What returns this process's garbage, when there is enough of it. It takes up to a tenth of a second. */
export function createTidy(): () => void {
  let collect: (() => void) | undefined;
  let left = 0;
  return () => {
    const { used_heap_size: used, total_heap_size: taken } = getHeapStatistics();
    if (used - left < WORTH_IT.added && taken - used < WORTH_IT.unused) return;
    collect ??= garbageCollector();
    collect();
    left = getHeapStatistics().used_heap_size;
  };
}

/** Node has it in contexts that are made while the flag is set; tests, in contexts of their own, do not get it. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  try {
    return runInNewContext('gc') as () => void;
  } finally {
    setFlagsFromString('--no-expose-gc');
  }
}
