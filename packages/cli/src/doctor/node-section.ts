import type { Section } from './check.ts';
import { isInRange } from './version-range.ts';

/** `supported`: the range in our own manifest. */
export function nodeSection(version: string, supported: string): Section {
  const isSupported = isInRange(version, supported);
  return {
    title: 'Node',
    checks: [
      {
        id: 'node-version',
        status: isSupported ? 'ok' : 'hindrance',
        text: isSupported ? `${version} is supported` : `${version} is not supported, which takes ${supported}`,
        ...(!isSupported && { advice: 'install a Node that is' }),
        facts: { version, supported },
      },
    ],
  };
}
