import { dotenvTexts } from '../node/dotenv-texts.ts';
import { knownSecrets } from '../secrets/known-secrets.ts';
import { createRedactor, type Redactor } from '../secrets/redactor.ts';

/** The one redactor of a run: it knows the secrets of the environment and of the `.env` files of these folders. */
export async function openRunRedactor(
  folders: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Redactor> {
  const texts = await Promise.all([...new Set(folders)].map(dotenvTexts));
  return createRedactor(knownSecrets(env, texts.flat()));
}
