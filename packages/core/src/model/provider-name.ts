/** Providers of language models that need no code of the user's. In the order in which one is chosen by its key. */
export const PROVIDER_NAMES = ['anthropic', 'openai', 'google', 'openai-compatible'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];
