import type { BudgetEnd } from '../../src/llm/ledger.ts';
import type { ModelFailure } from '../../src/model/model-failure.ts';
import type { ModelReply } from '../../src/model/model-reply.ts';
import type { ModelAccess, ModelStep } from '../../src/repair/world/model-step.ts';

/** What a model says when it is asked: a text, or why there is none. */
export type Said = string | ModelReply | ModelFailure | BudgetEnd;

export interface ScriptedModels {
  readonly open: () => Promise<ModelAccess>;
  /** All prompts with who got them, in order. */
  readonly asked: readonly { readonly model: string; readonly system: string; readonly prompt: string }[];
}

/** Models that say what they are told to, one after the other; the last reply is also that to all further prompts. */
export function scriptedModels(
  script: { readonly cheap: readonly Said[]; readonly strong?: readonly Said[] },
  { attempts = 3, onAsked }: { readonly attempts?: number; readonly onAsked?: () => void } = {},
): ScriptedModels {
  const asked: { model: string; system: string; prompt: string }[] = [];
  const step = (kind: ModelStep['kind'], name: string, replies: readonly Said[]): ModelStep => {
    let nth = 0;
    return {
      kind,
      name,
      attempts,
      callFor: () => (request) => {
        const { parts } = request.messages[0] ?? { parts: [] };
        asked.push({ model: name, system: request.system, prompt: parts.map(({ text }) => text).join('') });
        const said = replies[Math.min(nth++, replies.length - 1)] ?? 'I do not know.';
        onAsked?.();
        return Promise.resolve(typeof said === 'string' ? replyOf(said) : said);
      },
      spentOn: () => ({
        calls: asked.length,
        inputTokens: 0,
        cachedInputTokens: 0,
        outputTokens: 0,
        usd: 0,
        unpriced: [],
        isEstimate: false,
        timeMs: 0,
      }),
    };
  };
  const steps = [step('model', 'cheap', script.cheap)];
  if (script.strong !== undefined) steps.push(step('strong-model', 'strong', script.strong));
  return { asked, open: () => Promise.resolve({ steps }) };
}

function replyOf(text: string): ModelReply {
  const usage = { inputTokens: 100, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 10 };
  return { kind: 'reply', text, isTruncated: false, usage, model: 'scripted', tries: 1 };
}
