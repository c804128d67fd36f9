import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';

import { UsageError } from '../usage-error.ts';
import { appendLines, cutLines, linesOf } from './lines.ts';
import { cutPreload, findPreload } from './preload-option.ts';
import type { Removal } from './removal.ts';

/** pnpm puts the variable's own value there; a space when it has none. */
const OWN_OPTIONS = '${NODE_OPTIONS:- }';

/** The text of a `pnpm-workspace.yaml` with `option` among its `nodeOptions`. Throws `UsageError` when it cannot be edited. */
export function addToPnpmSettings(text: string, option: string): string {
  const scalar = nodeOptions(text);
  if (scalar === undefined) return checked(appendLines(text, [`nodeOptions: "${OWN_OPTIONS} ${option}"`]), option);
  const [start, end] = scalar.range ?? [0, 0];
  const written = spelling(scalar);
  const source = text.slice(start, end);
  const found = findPreload(source, written);
  const others = found.status === 'exact' ? cutPreload(source, found) : source;
  const closing = /["']$/.exec(others)?.[0] ?? '';
  const body = others.slice(0, others.length - closing.length);
  return checked(`${text.slice(0, start)}${body} ${written(option)}${closing}${text.slice(end)}`, option);
}

/** Takes our option out again, and the line when it is the one that we write. Throws `UsageError`. */
export function removeFromPnpmSettings(text: string): Removal {
  const scalar = nodeOptions(text);
  if (scalar === undefined) return { status: 'absent' };
  const [start, end] = scalar.range ?? [0, 0];
  const found = findPreload(text.slice(start, end), spelling(scalar));
  const line = linesOf(text).find((each) => each.start <= start && start <= each.end);
  if (found.status === 'absent' || line === undefined) return { status: 'absent' };
  if (found.status === 'changed') return { status: 'changed', line: line.text };
  if (line.text === `nodeOptions: "${OWN_OPTIONS} ${found.option}"`)
    return { status: 'removed', text: cutLines(text, line, line) };
  return {
    status: 'removed',
    text: text.slice(0, start) + cutPreload(text.slice(start, end), found) + text.slice(end),
  };
}

function nodeOptions(text: string): Scalar<string> | undefined {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error !== undefined)
    throw new UsageError(`"pnpm-workspace.yaml" does not parse: ${error.message.split('\n')[0]}`);
  if (document.contents === null) return undefined;
  if (!isMap(document.contents)) throw new UsageError('"pnpm-workspace.yaml" is not a list of settings.');
  const node = document.contents.get('nodeOptions', true);
  if (node === undefined) return undefined;
  if (!isScalar(node) || typeof node.value !== 'string' || node.type?.startsWith('BLOCK') === true)
    throw new UsageError(
      '`nodeOptions` in "pnpm-workspace.yaml" is not a text on one line. Make it one, and run again.',
    );
  return node as unknown as Scalar<string>;
}

function spelling({ type }: Scalar): (option: string) => string {
  return (option) => (type === 'QUOTE_SINGLE' ? option.replaceAll("'", "''") : option);
}

/** An edit of a text is checked by what it means. */
function checked(text: string, option: string): string {
  if (nodeOptions(text)?.value.endsWith(option) === true) return text;
  throw new UsageError(`"pnpm-workspace.yaml" cannot be edited safely. Add to its \`nodeOptions\`: ${option}`);
}
