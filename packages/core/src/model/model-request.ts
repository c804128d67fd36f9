/** What a language model is asked. Providers say it in their own words; nothing of theirs is in here. */
export interface ModelRequest {
  readonly system: string;
  /** They alternate; the first and the last are the user's. */
  readonly messages: readonly ModelMessage[];
  /** Cap of the reply, thinking included. */
  readonly maxOutputTokens: number;
}

export interface ModelMessage {
  readonly role: 'user' | 'assistant';
  /** One after the other; nothing is put between them. */
  readonly parts: readonly ModelPart[];
}

export interface ModelPart {
  readonly text: string;
  /**
   * Equal in all turns of a repair, so that a provider may keep what comes up to here in its cache. Stable parts come
   * before all others.
   */
  readonly isStable?: true;
}
