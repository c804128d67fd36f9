import { normalizeFailure } from './normalize-message.ts';
import type { ProbeTest } from './probe.ts';

/** Characters of an expected value: only its literals are used, and only the first few. */
const LONGEST_EXPECTED = 2_000;

/** A test that candidates have to turn. `error`: its first one; absent: it has told none. */
export function targetTest(
  id: ProbeTest['id'],
  error: { readonly message: string; readonly expected?: string } | undefined,
): ProbeTest {
  return {
    id,
    role: 'target',
    ...(error !== undefined && { message: normalizeFailure(error.message) }),
    ...(error?.expected !== undefined && { expected: error.expected.slice(0, LONGEST_EXPECTED) }),
  };
}
