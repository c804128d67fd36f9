import type { Node } from 'jsonc-parser';

import { endOfLine } from './lines.ts';

/** `text` with a property at the end of an object in it, written as the others are. */
export function addProperty(
  text: string,
  object: Node,
  name: string,
  value: string | Readonly<Record<string, string>>,
): string {
  const last = object.children?.at(-1);
  const unit = indentUnit(text);
  const own = last === undefined ? undefined : leadOf(text, last);
  const isInline = last !== undefined && own === undefined;
  const indent = own ?? `${lineIndent(text, object.offset)}${unit}`;
  const property = `${JSON.stringify(name)}: ${render(value, isInline ? undefined : { indent, unit, ending: endOfLine(text) })}`;
  if (isInline) return spliced(text, endOf(last), 0, `, ${property}`);
  const ending = endOfLine(text);
  if (last !== undefined) return spliced(text, endOf(last), 0, `,${ending}${indent}${property}`);
  const closing = `${ending}${indent.slice(0, indent.length - unit.length)}`;
  return spliced(text, object.offset, object.length, `{${ending}${indent}${property}${closing}}`);
}

/** `text` without a property of an object in it: what `addProperty` did, and the same for one in the middle. */
export function cutProperty(text: string, object: Node | undefined, name: string): string {
  const properties = object?.children ?? [];
  const at = properties.findIndex(({ children }) => children?.[0]?.value === name);
  const property = properties[at];
  if (object === undefined || property === undefined) return text;
  const before = properties[at - 1];
  if (before !== undefined) return spliced(text, endOf(before), endOf(property) - endOf(before), '');
  const after = properties[at + 1];
  if (after !== undefined) return spliced(text, property.offset, after.offset - property.offset, '');
  return spliced(text, object.offset, object.length, '{}');
}

function render(
  value: string | Readonly<Record<string, string>>,
  layout: { readonly indent: string; readonly unit: string; readonly ending: string } | undefined,
): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const properties = Object.entries(value).map(([name, text]) => `${JSON.stringify(name)}: ${JSON.stringify(text)}`);
  if (layout === undefined) return `{ ${properties.join(', ')} }`;
  const { indent, unit, ending } = layout;
  return `{${ending}${properties.map((each) => indent + unit + each).join(`,${ending}`)}${ending}${indent}}`;
}

/** The white space before a node that begins its line; `undefined` when it does not. */
function leadOf(text: string, { offset }: Node): string | undefined {
  const lead = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*$/.test(lead) && text.lastIndexOf('\n', offset - 1) !== -1 ? lead : undefined;
}

function lineIndent(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? '';
}

function indentUnit(text: string): string {
  return /^\{\s*?\r?\n([ \t]+)"/.exec(text.replace(/^\uFEFF/, ''))?.[1] ?? '  ';
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function spliced(text: string, start: number, length: number, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(start + length);
}
