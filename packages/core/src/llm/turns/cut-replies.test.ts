import { describe, expect, it } from 'vitest';
import type { ModelReply } from '../../model/model-reply.ts';
import { code, HEALED, lastPart, runTurns, text } from '../__fixtures__/scripted-turns.ts';

describe('proposeWithModel', () => {
  it('asks again for less, and with more room, when a reply was cut, and only once', async () => {
    const cut: ModelReply = { ...text('```js\nexport function twice(n) {\n  return n *'), isTruncated: true };
    const { end, requests } = await runTurns({ attempts: 9, replies: [cut, cut, code('n * 2')], outcomes: [HEALED] });

    expect([end.stop, requests.map(({ maxOutputTokens }) => maxOutputTokens)]).toEqual(['truncated', [1_000, 2_000]]);
    expect(lastPart(requests[1])).toContain('This time answer with search/replace edits alone');
    expect((await runTurns({ replies: [cut, code('n * 2')], outcomes: [HEALED] })).end.stop).toBe('healed');
    expect((await runTurns({ attempts: 1, replies: [cut], outcomes: [] })).end.stop).toBe('truncated');
  });

  it('takes a whole proposal from a reply that was cut after it', async () => {
    const cut: ModelReply = { ...code('n * 2'), isTruncated: true };

    expect((await runTurns({ replies: [cut], outcomes: [HEALED] })).end.stop).toBe('healed');
  });
});
