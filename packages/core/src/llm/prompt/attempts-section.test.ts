import { describe, expect, it } from 'vitest';
import type { ModelAttempt } from '../../model/model-attempt.ts';
import { EVIDENCE, FAILED, LIMITS } from '../__fixtures__/sample-prompt.ts';
import { buildPrompt } from './build-prompt.ts';

describe('buildPrompt', () => {
  it('tells every earlier attempt with its outcome, marks the best, and changes nothing before them', () => {
    const attempts: ModelAttempt[] = [
      FAILED,
      { attempt: 2, ignored: [], outcome: { status: 'unusable', reason: 'no-code', detail: 'The reply has no code.' } },
      { attempt: 3, ignored: [], outcome: { status: 'repeated', attempt: 1 } },
      { attempt: 4, ignored: [], outcome: { status: 'refused', reasons: ['changes the public surface: `total(a)`'] } },
      { attempt: 5, ignored: [], outcome: { status: 'invalid', reason: 'Unexpected token (3:4)' } },
      { attempt: 6, ignored: [], outcome: { status: 'timeout', timeoutMs: 5_000 } },
      { attempt: 7, ignored: [], outcome: { status: 'crashed', reason: 'out of memory' } },
      { attempt: 8, ignored: [], outcome: { status: 'truncated' } },
      {
        attempt: 9,
        ignored: [],
        outcome: {
          status: 'regressing',
          broken: [{ test: 'a.test.ts > b', message: 'boom', expected: '1', actual: '2' }],
        },
      },
    ];
    const [first, later] = [
      buildPrompt(EVIDENCE, LIMITS),
      buildPrompt(EVIDENCE, LIMITS, { attempts, best: 1, form: 'search-replace' }),
    ];

    expect([later.system, later.messages[0]?.parts[0]]).toEqual([first.system, first.messages[0]?.parts[0]]);
    expect(later.messages[0]?.parts[1]?.text).toMatchInlineSnapshot(`
      "# Your earlier attempts

      ## Attempt 1 (the best so far): 1 of 2 failing tests pass with it, 1 still fail.
      \`\`\`diff
      @@ line 3 @@
       export function total(lines: readonly Line[]): number {
         let sum = 0;
      -  for (const line of lines) sum += line.price;
      +  for (const line of lines) sum += line.quantity;
         return round(sum);
       }
      \`\`\`
      Left out of it, since it lies outside of the target: The import of \`x\` lies outside of the target: use what the file has.
      "total.test.ts > rounds":
      \`\`\`text
      expected 2 to be 3
      \`\`\`

      ## Attempt 2: could not be used. The reply has no code.

      ## Attempt 3: the same as attempt 1, so it was not run again. Propose something else.

      ## Attempt 4: refused. "changes the public surface: \`total(a)\`"

      ## Attempt 5: did not compile or load: "Unexpected token (3:4)"

      ## Attempt 6: did not end within 5000 ms.

      ## Attempt 7: ended the test process: "out of memory"

      ## Attempt 8: was cut, because it was too long. Write less.

      ## Attempt 9: the failing tests pass with it, but 1 that passed before fail.
      "a.test.ts > b":
      \`\`\`text
      boom
      \`\`\`
      expected:
      \`\`\`text
      1
      \`\`\`
      received:
      \`\`\`text
      2
      \`\`\`

      Say in a sentence what they got wrong, then propose something else.

      This time answer with search/replace edits alone, as short as they can be: a fenced block with <<<<<<< SEARCH, the lines as they are, =======, the lines that take their place, >>>>>>> REPLACE.

      Your next proposal:"
    `);
  });
});
