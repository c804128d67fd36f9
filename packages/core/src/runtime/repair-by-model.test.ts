import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import type { HealEventBody } from '../model/event.ts';
import { ModelError } from '../model/model-failure.ts';
import type { ModelRequest } from '../model/model-request.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import { RepairLoop } from './repair-loop.ts';

/** Gives these replies, one a call, and keeps what it was asked. */
function scripted(replies: readonly string[]): LanguageModel & { readonly requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  return {
    provider: 'own',
    name: 'scripted',
    requests,
    async *complete(request) {
      requests.push(request);
      const text = replies[requests.length - 1];
      if (text === undefined)
        throw new ModelError({ kind: 'overloaded', message: 'nothing is left to say', status: 400 });
      yield { type: 'text', text };
      yield { type: 'usage', usage: { inputTokens: 100, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 10 } };
      yield { type: 'end', reason: 'complete' };
    },
  };
}

const code = (body: string): string => `The fault is there.\n\n\`\`\`js\nfunction slug(title) {\n${body}\n}\n\`\`\``;

function slug(title: string): string {
  return title.replace(' ', '-');
}

const TESTS = {
  'many words': (f: typeof slug) => assert.equal(f('Über  den Wolken!'), 'ueber-den-wolken'),
  'one word': (f: typeof slug) => assert.equal(f('here'), 'here'),
};

const RIGHT = code("  return title.toLowerCase().replaceAll('ü', 'ue').replaceAll(/[^a-z]+/g, '-').replace(/-$/, '');");

/** The search is off: what the model does is what is shown. */
const options = { tests: TESTS, search: false, hint: 'German titles' } as const;

describe('repair with a model', { timeout: 20_000 }, () => {
  it('heals in turn 2 after a wrong turn 1, whose outcome is in the prompt', async () => {
    const model = scripted([code("  return title.toLowerCase().replaceAll(' ', '-');"), RIGHT]);
    const events: HealEventBody[] = [];
    const loop = new RepairLoop(slug, { ...options, model, onEvent: (event) => events.push(event) });

    const { status, attempts, patch, spending } = await loop.run();

    expect({ status, proposer: patch?.proposer, calls: spending.calls, tokens: spending.inputTokens }).toEqual({
      status: 'healed',
      proposer: 'model',
      calls: 2,
      tokens: 200,
    });
    expect(loop.fn('Größe über')).toMatch(/-ueber$/);
    expect(attempts).toMatchObject([
      { attempt: 1, proposer: 'model', by: 'scripted', outcome: { status: 'failing', turned: 0 } },
      { attempt: 2, proposer: 'model', by: 'scripted', outcome: { status: 'plausible' }, source: patch?.source },
    ]);
    const [first, second] = model.requests.map(
      (request) => `${request.system}\n${request.messages[0]?.parts.map(({ text }) => text).join('')}`,
    );
    expect(first).toContain('German titles');
    expect(first).toContain('equal(f("Über  den Wolken!"), "ueber-den-wolken")');
    expect(first).toContain('"Über- den Wolken!"');
    expect(second).toContain('# Your earlier attempts');
    expect(second).toContain('ueber-den-wolken');
    expect(events.map(({ type }) => type)).toEqual([
      'target-started',
      'attempt-started',
      'attempt-text',
      'attempt-proposed',
      'attempt-ended',
      'attempt-started',
      'attempt-text',
      'attempt-proposed',
      'attempt-ended',
      'model-ended',
      'target-ended',
    ]);
  });

  it('comes after the search, and is told of it', async () => {
    const model = scripted([RIGHT]);
    const loop = new RepairLoop(slug, { tests: TESTS, maxCandidates: 200, model });

    const { status, search } = await loop.run();

    expect({ status, candidates: search?.candidates }).toEqual({ status: 'healed', candidates: 200 });
    const prompt = JSON.stringify(model.requests);
    expect(prompt).toContain('200 small edits of one or two places were tried');
    expect(prompt).toContain('# Values seen while they ran');
  });

  it('does not run a proposal that reaches out for what the function did not use', async () => {
    const model = scripted([code("  globalThis.ran = true;\n  return 'here';"), RIGHT]);
    const loop = new RepairLoop(slug, { ...options, model });

    const { status, attempts } = await loop.run();

    expect(status).toBe('healed');
    expect(attempts[0]?.outcome).toEqual({
      status: 'refused',
      reasons: ['uses `globalThis`, which the function did not use'],
    });
    expect(Reflect.has(globalThis, 'ran')).toBe(false);
    expect(JSON.stringify(model.requests[1])).toContain('which the function did not use');
  });

  it('stops a proposal that loops for ever, or waits for ever', async () => {
    const model = scripted([code('  for (;;) title += title.length;'), RIGHT]);
    const loop = new RepairLoop(slug, { ...options, model, testTimeoutMs: 100 });

    const { status, attempts } = await loop.run();

    expect({ status, first: attempts[0]?.outcome }).toEqual({
      status: 'healed',
      first: { status: 'timeout', timeoutMs: 100 },
    });
  });

  it('goes on to the next proposal when `verify` does not accept one', async () => {
    const cheat = code("  return title === 'here' ? title : 'ueber-den-wolken';");
    const model = scripted([cheat, RIGHT]);
    const loop = new RepairLoop(slug, { ...options, model, verify: async ({ fn }) => fn('Zwei Tage') === 'zwei-tage' });

    const { status, attempts } = await loop.run();

    expect(status).toBe('healed');
    expect(attempts.map(({ outcome }) => outcome)).toEqual([
      { status: 'refused', reasons: ['`verify` did not accept it'] },
      { status: 'plausible' },
    ]);
  });

  it.each([
    [
      'its calls are used up',
      { modelCalls: 1 },
      [code('  return title;')],
      'budget',
      'scripted: its budget is used up: `modelCalls` allows more',
    ],
    [
      'its proposals are',
      { attempts: 1 },
      [code('  return title;')],
      'exhausted',
      'scripted: no proposal passed; `attempts` allows more',
    ],
    [
      'it says the same again and again',
      { attempts: 5 },
      Array(5).fill(code('  return title;')),
      'stuck',
      'scripted: it proposed the same again',
    ],
    ['it gives no answer', {}, [], 'provider-error', 'scripted: nothing is left to say'],
  ])('ends when %s', async (_what, limits, replies, reason, explanation) => {
    const loop = new RepairLoop(slug, { ...options, ...limits, model: scripted(replies as string[]) });

    expect(await loop.run()).toMatchObject({
      status: 'not-healed',
      reason,
      explanation: expect.stringContaining(explanation),
    });
  });

  it('says what is missing for a model of a built-in provider', async () => {
    const loop = new RepairLoop(slug, { ...options, model: { provider: 'openai-compatible' } });

    expect(await loop.run()).toMatchObject({ status: 'not-healed', reason: 'provider-error', attempts: [] });
  });
});
