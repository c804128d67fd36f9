import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadModule } from '../node/load-module.ts';
import { lineOfOffset } from './line-of.ts';
import { within } from './within.ts';

export type ConfigLoading =
  | { readonly status: 'loaded'; readonly values: Readonly<Record<string, unknown>> }
  /** `line`: 1-based, where it is known; `problem`: what is wrong, for people. */
  | { readonly status: 'broken'; readonly problem: string; readonly line?: number };

/** How long a config may take to load: one that waits for ever must not hold up the run. */
const LOAD_MS = 10_000;

/** Loads a heal.config, whose text is given. Never rejects: it is the user's own code. */
export async function loadConfig(file: string, text: string): Promise<ConfigLoading> {
  if (path.extname(file) === '.json') return readJson(text);
  try {
    const value = await within(LOAD_MS, loadModule(file));
    return isPlain(value) ? { status: 'loaded', values: value } : { status: 'broken', problem: exported(value) };
  } catch (error) {
    return { status: 'broken', problem: `does not load: ${saidBy(error)}`, ...lineIn(error, file) };
  }
}

function readJson(text: string): ConfigLoading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    // Without the piece of text that newer versions of Node quote.
    const problem = `is not JSON: ${saidBy(error).replace(/, .*| in JSON.*/, '')}`;
    return { status: 'broken', problem, ...(position !== undefined && { line: lineOfOffset(text, Number(position)) }) };
  }
  return isPlain(value) ? { status: 'loaded', values: value } : { status: 'broken', problem: 'must hold an object' };
}

function exported(value: unknown): string {
  const wanted = 'export the options themselves, `export default { … }`';
  if (value === undefined) return `exports nothing by default: ${wanted}`;
  if (typeof value === 'function') return `exports a function: ${wanted}`;
  return `exports something that is not an object: ${wanted}`;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Compilers put the place, and a drawing of it, below the message; and jiti the error's class before it. */
function saidBy(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
  return line.replace(/^ParseError: /, '').trim();
}

/** Where in the file an error was thrown, or its syntax ends. */
function lineIn(error: unknown, file: string): { line?: number } {
  const { stack = '', message = '' } = (error ?? {}) as { stack?: unknown; message?: unknown };
  const said = `${String(message)}\n${String(stack)}`;
  const lines = [file, pathToFileURL(file).href].flatMap((name) => {
    const at = said.indexOf(`${name}:`);
    const line = at === -1 ? undefined : /^\d+/.exec(said.slice(at + name.length + 1))?.[0];
    return line === undefined ? [] : [Number(line)];
  });
  return lines[0] === undefined ? {} : { line: lines[0] };
}
