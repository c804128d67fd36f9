import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/** Jest's own programs, links resolved. */
const ENTRY = /[\\/](?:jest|jest-cli)[\\/]bin[\\/]jest\.js$/;
const OUR_FLAG = /^--(?:no-)?heal(?:[=.-]|[A-Z]|$)/;
/** What npm makes of a flag that stands before its `--`. */
const FLAG_OF_NPM = /^npm_config_heal(?:_|$)/;

/**
 * Makes `jest --heal` work as typed, for Jest refuses flags that it does not know before it reads its config. Called
 * at the start of every Node process that the line of `heal init --literal` reaches, and awaited there: when this is Jest
 * with a flag of ours, `jest-heal` runs in its place and the promise never settles. In all other processes it does nothing.
 */
export async function register(): Promise<void> {
  if (!isMainThread || !isAsked(process.argv.slice(2)) || !ENTRY.test(entryPath())) return;
  const [, entry = ''] = process.argv;
  const bin = path.join(__dirname, '../bin/jest-heal.mjs');
  process.argv[1] = bin;
  try {
    await import(pathToFileURL(bin).href);
  } catch (error) {
    process.stderr.write(`jest-heal: could not start: ${String(error)} · the tests run without it\n`);
    process.argv.splice(1, Number.POSITIVE_INFINITY, entry, ...withoutOurFlags(process.argv.slice(2)));
    return;
  }
  // Node ends a process that waits for nothing but this with 13, unless there is an exit code.
  process.exitCode ??= 0;
  await new Promise(() => {});
}

function isAsked(argv: readonly string[]): boolean {
  const isTyped = beforeDashes(argv).some((argument) => OUR_FLAG.test(argument));
  return isTyped || Object.keys(process.env).some((name) => FLAG_OF_NPM.test(name));
}

function withoutOurFlags(argv: readonly string[]): string[] {
  const before = beforeDashes(argv);
  return [...before.filter((argument) => !OUR_FLAG.test(argument)), ...argv.slice(before.length)];
}

function beforeDashes(argv: readonly string[]): readonly string[] {
  const dashes = argv.indexOf('--');
  return dashes === -1 ? argv : argv.slice(0, dashes);
}

/** The program that Node was started with; empty when there is none. */
function entryPath(): string {
  const [, entry] = process.argv;
  try {
    return entry === undefined ? '' : realpathSync(entry);
  } catch {
    return '';
  }
}
