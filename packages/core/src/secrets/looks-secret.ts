import { entropy } from './entropy.ts';

const SECRET_NAME = /key|token|secret|pass|pwd|credential|auth|cookie|session|private|signature|webhook/i;

const SECRET_VALUE: readonly RegExp[] = [
  // Keys of model providers, code hosts, clouds, chat and payment services.
  /\b(?:sk|pk|rk)[-_][\w-]{8,}/,
  /\b(?:gh[opsur]_|github_pat_|glpat-|xox[abeoprs]-|npm_|hf_|dop_v1_|AKIA|ASIA|AIza)[\w-]{8,}/,
  // JSON web tokens, PEM blocks, and addresses with a password in them.
  /\beyJ[\w-]{8,}\.[\w-]{8,}\./,
  /-----BEGIN [A-Z ]+-----/,
  /:\/\/[^\s/:@]*:[^\s/@]+@/,
  /[?&;](?:[\w-]*[_-])?(?:api-?key|key|token|secret|pass|password|passwd|pwd|auth|sig|signature)=[^&;\s]/i,
];

/** At least this long, of one alphabet, and about as mixed as random characters are. */
const RANDOM_TEXT = /^[\w+/=-]{24,}$/;
const RANDOM_BITS_A_CHARACTER = 3;

/** Whether a variable may hold something that no one wants in a process with unknown code: rather yes than no. */
export function looksSecret(name: string, value: string): boolean {
  if (name !== 'PWD' && name !== 'OLDPWD' && SECRET_NAME.test(name)) return true;
  return SECRET_VALUE.some((pattern) => pattern.test(value)) || looksRandom(value);
}

function looksRandom(value: string): boolean {
  if (value.startsWith('/') || !RANDOM_TEXT.test(value)) return false;
  return /\d/.test(value) && /[a-z]/i.test(value) && entropy(value) > RANDOM_BITS_A_CHARACTER;
}
