import type { ProviderName } from '../model/provider-name.ts';

/** What there is to know of a provider before any of its code is loaded. */
export interface Provider {
  /** Its SDK, by the name of the package. */
  readonly sdk: string;
  /** What a package manager installs, in a major version that runs on every Node that we do. */
  readonly install: string;
  /** Versions of the SDK that fit, as in our peer dependencies. */
  readonly range: string;
  /** Variables that may have its key, the first one that is set counts. Their keys go to `baseUrl`'s host and nowhere else. */
  readonly keyVariables: readonly string[];
  /** Absent: the user has to say where it is. */
  readonly baseUrl?: string;
  /** Absent: the user has to name one. */
  readonly defaultModel?: string;
}

export const PROVIDERS: Readonly<Record<ProviderName, Provider>> = {
  anthropic: {
    sdk: '@anthropic-ai/sdk',
    install: '@anthropic-ai/sdk@1',
    range: '^1',
    keyVariables: ['ANTHROPIC_API_KEY'],
    baseUrl: 'https://api.anthropic.com',
    defaultModel: 'claude-sonnet-5-5',
  },
  openai: {
    sdk: 'openai',
    install: 'openai@6',
    range: '^6 || ^7',
    keyVariables: ['OPENAI_API_KEY'],
    baseUrl: 'https://api.openai.com/v1',
    defaultModel: 'gpt-6.1-terra',
  },
  google: {
    sdk: '@google/genai',
    install: '@google/genai@2',
    // Earlier ones send by the global `fetch` alone, which takes the key along on a redirection.
    range: '^2.24 || ^3',
    keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    baseUrl: 'https://generativelanguage.googleapis.com',
    defaultModel: 'gemini-3.8-flash',
  },
  'openai-compatible': { sdk: 'openai', install: 'openai@6', range: '^6 || ^7', keyVariables: [] },
};
