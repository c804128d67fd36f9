import path from 'node:path';
import { withoutSecrets } from '../../llm/model-call.ts';
import { leftOutOf } from '../../llm/prompt/left-out-of.ts';
import { promptTokens } from '../../llm/prompt/prompt-tokens.ts';
import type { HealListener } from '../../model/event.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { FileSystem } from '../../ports/file-system.ts';
import type { RepairWorld } from '../../repair/world/repair-world.ts';
import { relativePath } from '../../repair/world/target-name.ts';
import type { Redactor } from '../../secrets/redactor.ts';

/** Writes prompts to `.heal/prompts`, one file a target, as they would be sent: redacted. Never rejects. */
export function promptWriter({
  root,
  redactor,
  notify,
  fileSystem,
}: {
  readonly root: string;
  readonly redactor: Redactor;
  readonly notify: HealListener;
  readonly fileSystem: FileSystem;
}): NonNullable<RepairWorld['keepPrompt']> {
  return async (target, prompt) => {
    const request = withoutSecrets(prompt, redactor);
    const inputTokens = promptTokens(request);
    const leftOut = leftOutOf(request);
    const file = path.join(root, '.heal', 'prompts', ...placeOf(target));
    const shown = relativePath(file, root);
    try {
      await fileSystem.makeFolder(path.join(root, '.heal'));
      await fileSystem.writeTextAtomic(file, promptFile(target, request, { inputTokens, leftOut }));
    } catch (error) {
      return `its prompt could not be written to ${shown}: ${(error as Error).message.split('\n', 1)[0]}`;
    }
    notify({ type: 'prompt-written', target, file: shown, inputTokens, leftOut });
    return `its prompt, of at most ${inputTokens} tokens, is in ${shown}; no model was called`;
  };
}

/** As the target lies below the root; what lies outside of it has `_` for each folder up. */
function placeOf(target: string): string[] {
  return `${target}.md`.split('/').map((name) => (name === '..' ? '_' : name));
}

function promptFile(
  target: string,
  { system, messages, maxOutputTokens }: ModelRequest,
  { inputTokens, leftOut }: { readonly inputTokens: number; readonly leftOut: readonly string[] },
): string {
  const user = messages.flatMap(({ parts }) => parts.map(({ text }) => text)).join('');
  return [
    `<!-- The first prompt of a model for ${target}. Nothing was sent.`,
    `     At most ${inputTokens} tokens (three characters a token), and ${maxOutputTokens} for the reply.`,
    ...(leftOut.length === 0 ? [] : [`     Left out, to fit: ${leftOut.join('; ')}.`]),
    '     System: -->',
    '',
    system,
    '',
    '<!-- User: -->',
    '',
    user,
    '',
  ].join('\n');
}
