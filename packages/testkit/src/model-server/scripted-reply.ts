/** What the server does with one request. */
export type ScriptedReply =
  | TextReply
  /** An answer that is an error, its body as the provider writes it. */
  | {
      readonly type: 'error';
      readonly status: number;
      readonly message?: string;
      /** The provider's word for it, such as `insufficient_quota`. */
      readonly code?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Any answer, such as the page of a proxy. */
  | {
      readonly type: 'raw';
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The connection is reset before any answer. */
  | { readonly type: 'reset' }
  /** Nothing is answered, ever. */
  | { readonly type: 'hang' }
  /** The reply begins, and then: the connection is reset, nothing more comes, or it ends without its end. */
  | { readonly type: 'cut'; readonly text: string; readonly by: 'reset' | 'silence' | 'end' }
  /** The reply begins, and then comes an event that is no JSON. */
  | { readonly type: 'malformed' }
  /** The reply begins, and then the provider tells of an error within it. */
  | { readonly type: 'broken'; readonly code: string };

export interface TextReply {
  readonly type: 'text';
  /** In pieces: one event each. */
  readonly text: string | readonly string[];
  /** What comes before the text, where the provider shows it. */
  readonly thinking?: string;
  /** @default 'complete' */
  readonly stop?: 'complete' | 'truncated' | 'refused';
  /** Before the first byte of the answer. @default 0 */
  readonly delayMs?: number;
  /** @default a few */
  readonly usage?: ScriptedUsage;
}

export interface ScriptedUsage {
  /** Neither read from the cache nor written to it. */
  readonly freshInput: number;
  readonly cachedInput: number;
  readonly cacheWrite: number;
  readonly output: number;
}
