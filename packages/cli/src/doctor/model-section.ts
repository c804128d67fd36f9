import type { Check, Section } from './check.ts';
import { installedPackage } from './installed-package.ts';

const SDKS = ['openai', '@anthropic-ai/sdk', '@google/genai', 'ai'] as const;

const KEYS = [
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GEMINI_API_KEY',
  'GOOGLE_API_KEY',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'AI_GATEWAY_API_KEY',
] as const;

/** What there is of language models, by name and presence alone: the value of a key is not even looked at. */
export function modelSection(folders: readonly string[], env: Readonly<Record<string, string | undefined>>): Section {
  const sdks = SDKS.flatMap((name): Check[] => {
    const [found] = folders.flatMap((folder) => installedPackage(folder, name) ?? []);
    if (found === undefined) return [];
    const { version } = found;
    return [{ id: `sdk-${name}`, status: 'note', text: `${name} ${version} is installed`, facts: { version } }];
  });
  const keys = KEYS.filter((name) => env[name] !== undefined).map((name): Check => {
    const isEmpty = env[name] === '';
    return { id: `key-${name}`, status: 'note', text: `${name} is ${isEmpty ? 'empty' : 'set'}`, facts: { isEmpty } };
  });
  const unused: Check = {
    id: 'models',
    status: 'note',
    text: `not used by this version, which repairs by search alone: no key, no network${sdks.length + keys.length === 0 ? '; neither an SDK nor a key was found' : ''}`,
  };
  return { title: 'Language models', checks: [unused, ...sdks, ...keys] };
}
