/** A piece of a reply, in the order in which it comes. */
export type ModelChunk =
  | { readonly type: 'text'; readonly text: string }
  /** The model works, and there is no text yet: it thinks, or the line is kept open. */
  | { readonly type: 'alive' }
  /** So far in this reply: the last one counts. */
  | { readonly type: 'usage'; readonly usage: TokenUsage }
  /** The last one. `truncated`: the cap on tokens cut it; `refused`: the model, or a filter of the provider, would not. */
  | { readonly type: 'end'; readonly reason: 'complete' | 'truncated' | 'refused' };

export interface TokenUsage {
  /** All of the input, whatever it was read from: the two below are parts of it. */
  readonly inputTokens: number;
  /** Read from the provider's cache: cheaper. */
  readonly cachedInputTokens: number;
  /** Written to the provider's cache, where that has a price of its own: dearer. */
  readonly cacheWriteTokens: number;
  /** All that the model made, thinking included. */
  readonly outputTokens: number;
}

/** A reply that has ended. */
export interface ModelReply {
  readonly kind: 'reply';
  /** Blank only when `isTruncated`: then thinking has taken all tokens. */
  readonly text: string;
  /** The cap on tokens cut it: ask for less, or with a larger cap. */
  readonly isTruncated: boolean;
  /** All tries together; absent: the provider says nothing of it. */
  readonly usage?: TokenUsage;
  /** `LanguageModel.name`. */
  readonly model: string;
  /** Requests that it took, 1 or more. */
  readonly tries: number;
}
