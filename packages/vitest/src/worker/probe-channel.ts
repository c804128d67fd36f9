import type { ProbeMessage, ProbeTask } from '@testheal/core';

/**
 * A worker without permissions can still import modules, so it asks by importing a virtual one: the question is in the
 * specifier, the host answers with the module's code. Long questions come in parts.
 */
export const CHANNEL_PREFIX = 'virtual:testheal/';

/** Module ids of answers; short, since module graphs keep them. */
export const ANSWER_PREFIX = '\0testheal:';

/** What a worker is for. */
export type WorkerJob =
  | {
      readonly kind: 'run';
      readonly root: string;
      readonly named: boolean;
      readonly only?: readonly string[];
      /** As in `RunRequest`. */
      readonly tellsReached?: boolean;
    }
  | {
      readonly kind: 'probe';
      readonly root: string;
      readonly named: boolean;
      readonly task: ProbeTask;
      /** See `Excuses`. */
      readonly usualErrors?: readonly string[];
      /** See `HostSetup`. */
      readonly probeModule?: string;
    };

export type WorkerQuestion =
  | { readonly type: 'job'; readonly pid: number }
  /** Told after a run in which something connected or listened. */
  | { readonly type: 'opened-sockets' }
  /** Told after a run with `tellsReached`. */
  | { readonly type: 'reached'; readonly modules: readonly string[] }
  /** From now on `text` is served as the target module. */
  | { readonly type: 'base'; readonly text: string }
  /** Answered with the emitted code of `text` as the target module. */
  | { readonly type: 'compile'; readonly text: string; readonly environment: string }
  | { readonly type: 'emit'; readonly message: ProbeMessage };

export type HostAnswer = { readonly value: unknown } | { readonly error: string };

/** Characters of one specifier; Vite and Vitest handle 400 thousand well, with room for their own copies. */
const PART_LENGTH = 200_000;

/** The specifiers that ask `question`; importing the last one gives the answer. `name` is unique in the host's life. */
export function toSpecifiers(name: string, question: WorkerQuestion): string[] {
  const text = Buffer.from(JSON.stringify(question)).toString('base64url');
  const count = Math.ceil(text.length / PART_LENGTH);
  return Array.from({ length: count }, (_, part) => {
    const slice = text.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH);
    return `${CHANNEL_PREFIX}${name}/${part}/${count}/${slice}`;
  });
}

/** Base64, so that no plugin finds anything to rewrite in it. */
export function answerModule(answer: HostAnswer): string {
  return `export default ${JSON.stringify(Buffer.from(JSON.stringify(answer)).toString('base64'))};`;
}

export function readAnswerModule(module: { readonly default: string }): HostAnswer {
  return JSON.parse(Buffer.from(module.default, 'base64').toString()) as HostAnswer;
}
