import { builtEnv } from '../../e2e/support/built-env.ts';

/** The environment of a package manager: built, with what it needs to reach the user's own registry. */
export function installEnv(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { NODE_EXTRA_CA_CERTS } = process.env;
  return builtEnv({ ...(NODE_EXTRA_CA_CERTS !== undefined && { NODE_EXTRA_CA_CERTS }), ...extra });
}
