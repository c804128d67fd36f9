import type { TextReply } from './scripted-reply.ts';

/** How a provider puts replies and errors into HTTP. */
export interface Wire {
  /** Whether a request is meant for it, by the path of its URL. */
  readonly isPath: (path: string) => boolean;
  readonly isStreamed: (path: string, body: Readonly<Record<string, unknown>>) => boolean;
  /** Parameters that it refuses with 400. */
  readonly refusedParameters: readonly string[];
  /** A reply as server-sent events, whole ones with their blank line; those before the end and the end itself. */
  readonly events: (reply: TextReply) => { readonly begin: readonly string[]; readonly end: readonly string[] };
  /** A reply in one piece. */
  readonly whole: (reply: TextReply) => object;
  readonly error: (status: number, code: string | undefined, message: string) => object;
  /** What an event of a reply is called, where they have names. */
  readonly eventName?: string;
  /** An error within a stream. */
  readonly errorEvent: (code: string) => string;
}

/** A server-sent event. */
export function sse(data: object | string, name?: string): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${text}\n\n`;
}

export function pieces({ text }: TextReply): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}

export function usageOf({ usage }: TextReply): Required<TextReply>['usage'] {
  return usage ?? { freshInput: 11, cachedInput: 0, cacheWrite: 0, output: 7 };
}
