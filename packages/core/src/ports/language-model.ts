import type { ModelChunk } from '../model/model-reply.ts';
import type { ModelRequest } from '../model/model-request.ts';

/** A language model: one of the built-in providers, or a user's own object. It tries once; trying again is `complete`'s. */
export interface LanguageModel {
  /** `anthropic`, `openai`, `google`, or a name for people. */
  readonly provider: string;
  /** As the provider calls it; prices go by it. */
  readonly name: string;
  /**
   * Sends one request when it is iterated. Ends after the chunk `end`; an iteration that ends without one was cut. Throws
   * `ModelError`; anything else that is thrown is classified by its `status`, its `code` or its name.
   */
  complete(request: ModelRequest, options: { readonly signal: AbortSignal }): AsyncIterable<ModelChunk>;
}
