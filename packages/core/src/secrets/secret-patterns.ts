import { entropy } from './entropy.ts';

/** How a secret is found in a text. */
export interface SecretPattern {
  /** Global. The group `secret` is what is secret of a match; without such a group all of it is. */
  readonly pattern: RegExp;
  /** Of what is found, whether it is one; absent: it is. */
  readonly isSecret?: (found: string) => boolean;
}

/** Text is mostly not secret: stricter than for variables, where the name says much. */
export const SECRET_PATTERNS: readonly SecretPattern[] = [
  { pattern: /-----BEGIN [A-Z ]+-----[\s\S]*?(?:-----END [A-Z ]+-----|$)/g },
  { pattern: /\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g },
  // Keys of model providers, payment services, code hosts, clouds, chat and registries.
  { pattern: /\b(?:sk|pk|rk)[-_][\w-]{12,}/g, isSecret: hasDigit },
  {
    pattern: /\b(?:gh[opsur]_|github_pat_|glpat-|xox[abeoprs]-|xapp-|npm_|hf_|dop_v1_|AIza)[\w-]{12,}/g,
    isSecret: hasDigit,
  },
  { pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{12,}\b/g },
  { pattern: /hooks\.slack\.com\/services\/(?<secret>[\w/]{12,})/g },
  { pattern: /:\/\/[^\s/:@"'`]*:(?<secret>[^\s/@"'`]+)@/g },
  {
    pattern:
      /[?&](?:[\w-]*[_-])?(?:api-?key|key|token|secret|pass|password|passwd|pwd|auth|sig|signature)=(?<secret>[^&;\s"'`]{6,})/gi,
  },
  { pattern: /\b(?:Bearer|Basic)\s+(?<secret>[\w.~+/=-]{12,})/gi, isSecret: hasDigit },
  {
    pattern:
      /(?:pass(?:word|wd|phrase)?|pwd|secret|token|api[_-]?key|private[_-]?key|credentials?)\w*["'`]?\s*[:=]\s*(?<quote>["'`])(?<secret>[^"'`\n]{8,})\k<quote>/gi,
    isSecret: (found) => hasDigit(found) && /[a-z]/i.test(found) && !/\s/.test(found),
  },
  { pattern: /[\w+/=-]{24,}/g, isSecret: isRandom },
];

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}

/** Letters and digits by turns, and about as mixed as random characters are. A name, or a path, has few turns. */
function isRandom(text: string): boolean {
  const turns = text.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;
  return turns >= 4 && entropy(text) > 3.2;
}
