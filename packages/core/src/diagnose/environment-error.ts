import type { TestError } from '../model/test-result.ts';
import { isComparison } from './fault-class.ts';

/** What of the machine a test lacked. */
export interface EnvironmentError {
  /** `EADDRINUSE`. */
  readonly code: string;
  readonly meaning: string;
  /** What to do about it. */
  readonly remedy: string;
  /** The line that says so. */
  readonly message: string;
}

/**
 * The first error that tells of the machine and not of the code: a port, a full disk, too many open files. `undefined`
 * when there is none, or when a comparison only quotes such words.
 */
export function environmentError(errors: readonly TestError[]): EnvironmentError | undefined {
  for (const error of errors) {
    if (isComparison(error)) continue;
    for (const line of error.message.split('\n')) {
      const code = codeIn(line);
      if (code === undefined) continue;
      const [meaning, remedy] = CODES[code];
      return { code, meaning, remedy, message: line.trim() };
    }
  }
  return undefined;
}

/** By error code of the system: what it means and what to do. Codes that faulty code causes as well are left out. */
const CODES = {
  EADDRINUSE: ['a port that it wants is in use', 'free the port, or let the test listen on port 0'],
  EADDRNOTAVAIL: ['an address that it wants is not of this machine', 'let the test listen on 127.0.0.1'],
  ECONNREFUSED: ['nothing listens where it connects to', 'start the service that the test needs'],
  ECONNRESET: ['the other end closed its connection', 'see why the service ends connections'],
  ETIMEDOUT: ['the other end does not answer', 'see whether the network and the service are there'],
  EHOSTUNREACH: ['the host that it connects to cannot be reached', 'see whether the network is there'],
  ENETUNREACH: ['the network that it needs cannot be reached', 'see whether the network is there'],
  ENOTFOUND: ['the name of a host is not known', 'see whether the network is there and the name is right'],
  EAI_AGAIN: ['the name of a host cannot be looked up', 'see whether the network is there'],
  ENOSPC: ['the disk is full, or no file can be watched any more', 'make room, or raise the limit of watched files'],
  EDQUOT: ['the disk quota is used up', 'make room'],
  EROFS: ['the file system is read-only', 'give the test a folder that it can write to'],
  EMFILE: ['too many files are open in the process', 'raise the limit (`ulimit -n`), or close files in the tests'],
  ENFILE: ['too many files are open on the machine', 'raise the limit, or close what holds them'],
  ENOMEM: ['memory is used up', 'give the tests more memory, or run fewer workers'],
} as const;

/** As Node words errors of the system: `listen EADDRINUSE: …`, `ENOSPC: no space left`, `connect ECONNREFUSED 127.0.0.1:1`. */
const NAMES = Object.keys(CODES).join('|');
const PATTERN = new RegExp(`(?:^|[:,] )[a-z]+ (${NAMES})\\b|(?:^|Error: )(${NAMES}): |\\bcode: '(${NAMES})'`);

/** What says it in words of its own. */
const WORDED: readonly (readonly [RegExp, keyof typeof CODES])[] = [
  [/ERR_WORKER_OUT_OF_MEMORY|JavaScript heap out of memory/, 'ENOMEM'],
  // Node's `fetch`: why, only its cause says, which runners do not all hand on.
  [/^(?:TypeError: )?fetch failed$/, 'ECONNREFUSED'],
];

function codeIn(line: string): keyof typeof CODES | undefined {
  const found = PATTERN.exec(line)?.slice(1).find(Boolean) as keyof typeof CODES | undefined;
  return found ?? WORDED.find(([pattern]) => pattern.test(line))?.[1];
}
