import { appendLines, cutLines, linesOf, type Line } from './lines.ts';
import { cutPreload, findPreload } from './preload-option.ts';
import type { Removal } from './removal.ts';

const KEY = /^\s*node-options\s*=\s*/;

/** The text of an `.npmrc` with `option` among its options for Node. `others`: options to add before it in a new line. */
export function addToNpmrc(text: string, option: string, others = ''): string {
  const line = settingLine(text);
  if (line === undefined) return appendLines(text, [`node-options=${others === '' ? '' : `${others} `}${option}`]);
  const cleaned = withoutPreload(line.text);
  return text.slice(0, line.start) + withOption(cleaned, option) + text.slice(line.end);
}

/** Takes our option out of an `.npmrc`, and the line when nothing else is in it. */
export function removeFromNpmrc(text: string): Removal {
  const line = linesOf(text).find((each) => KEY.test(each.text) && findPreload(each.text).status !== 'absent');
  if (line === undefined) return { status: 'absent' };
  if (findPreload(line.text).status === 'changed') return { status: 'changed', line: line.text };
  const rest = withoutPreload(line.text);
  if (/^\s*node-options\s*=\s*$/.test(rest)) return { status: 'removed', text: cutLines(text, line, line) };
  return { status: 'removed', text: text.slice(0, line.start) + rest + text.slice(line.end) };
}

/** The line that counts: the last of several. */
function settingLine(text: string): Line | undefined {
  return linesOf(text).findLast((line) => KEY.test(line.text));
}

function withoutPreload(line: string): string {
  const found = findPreload(line);
  return found.status === 'exact' ? cutPreload(line, found) : line;
}

/** Behind the options that are there, and before what ends them: a closing quote or a comment. */
function withOption(line: string, option: string): string {
  const key = KEY.exec(line)?.[0] ?? '';
  const value = line.slice(key.length);
  const quoted = /^(["'])(.*)\1\s*$/.exec(value);
  const options = quoted === null ? (/^(?:\\.|[^;#\\])*/.exec(value)?.[0] ?? '').trimEnd() : `${quoted[1]}${quoted[2]}`;
  const gap = options === '' || /^["']$/.test(options) ? '' : ' ';
  return `${key}${options}${gap}${option}${value.slice(options.length)}`;
}
