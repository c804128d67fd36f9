import { readAnswerModule, toSpecifiers, type WorkerQuestion } from './probe-channel.ts';

/** The worker's end of the channel. */
export interface WorkerChannel {
  /** Rejects with what the host says. */
  ask(question: WorkerQuestion): Promise<unknown>;
}

/** `importModule` imports through Vite. */
export function createWorkerChannel(importModule: (specifier: string) => Promise<unknown>): WorkerChannel {
  // Several workers of one host may ask at once.
  const worker = `${process.pid}-${Math.random().toString(36).slice(2, 8)}`;
  let count = 0;
  return {
    async ask(question) {
      const specifiers = toSpecifiers(`${worker}-${++count}`, question);
      let module: unknown;
      for (const specifier of specifiers) module = await importModule(specifier);
      const answer = readAnswerModule(module as { readonly default: string });
      if ('error' in answer) throw new Error(answer.error);
      return answer.value;
    },
  };
}
