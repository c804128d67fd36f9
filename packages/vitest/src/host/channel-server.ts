import { stripVTControlCharacters } from 'node:util';

import { ANSWER_PREFIX, answerModule, CHANNEL_PREFIX, type WorkerQuestion } from '../worker/probe-channel.ts';

/** The host's end of the channel: two hooks of a module server. */
export interface ChannelServer {
  /** The id of a question's answer; `undefined` when the specifier is none of ours. */
  resolveId(specifier: string): string | undefined;
  /** The code of an answer; `undefined` when the id is none of ours. */
  load(id: string): Promise<string | undefined>;
}

/** `forget` drops modules from the module graph of the host: answers are asked for once. */
export function createChannelServer(
  answer: (question: WorkerQuestion) => Promise<unknown>,
  forget: (isOver: (id: string) => boolean) => void,
): ChannelServer {
  const parts = new Map<string, string[]>();
  const questions = new Map<string, WorkerQuestion>();
  return {
    resolveId(specifier) {
      const start = specifier.indexOf(CHANNEL_PREFIX);
      if (start === -1) return undefined;
      const [name = '', part = '', count = '', text = ''] = specifier.slice(start + CHANNEL_PREFIX.length).split('/');
      const known = parts.get(name) ?? [];
      known[Number(part)] = text;
      if (Number(part) + 1 < Number(count)) {
        parts.set(name, known);
        return `${ANSWER_PREFIX}${name}.${part}`;
      }
      parts.delete(name);
      const id = `${ANSWER_PREFIX}${name}`;
      questions.set(id, JSON.parse(Buffer.from(known.join(''), 'base64url').toString()) as WorkerQuestion);
      return id;
    },
    async load(id) {
      if (!id.startsWith(ANSWER_PREFIX)) return undefined;
      const question = questions.get(id);
      if (question === undefined) return 'export default "";';
      questions.delete(id);
      // A worker asks one question after the other.
      const worker = id.slice(0, id.lastIndexOf('-') + 1);
      forget((other) => other.startsWith(worker) && other !== id);
      try {
        return answerModule({ value: (await answer(question)) ?? null });
      } catch (error) {
        return answerModule({
          error: stripVTControlCharacters(error instanceof Error ? error.message : String(error)),
        });
      }
    },
  };
}
