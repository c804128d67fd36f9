import type { Edit } from '../../model/edit.ts';
import type { Gap } from './align.ts';
import { indentAt, reindent } from './indentation.ts';
import type { Item } from './items.ts';
import type { MergeSides, Parents } from './sides.ts';

/** What came or went in a list of statements or members: whole lines where they have lines of their own. */
export function lineEdits(gap: Gap, parents: Parents, sides: MergeSides): Edit[] {
  const [oldFirst, oldLast, nowFirst, nowLast] = [gap.old[0], gap.old.at(-1), gap.now[0], gap.now.at(-1)];
  if (oldFirst && oldLast) {
    if (!nowFirst || !nowLast) return [removal(oldFirst, oldLast, gap, sides)];
    return [{ start: oldFirst.start, end: oldLast.end, text: linesFrom(gap, indentOf(gap, parents, sides), sides) }];
  }
  return nowFirst ? [insertion(gap, parents, sides)] : [];
}

function removal(first: Item, last: Item, { after }: Gap, { old: { source } }: MergeSides): Edit {
  const lineStart = source.lastIndexOf('\n', first.start - 1) + 1;
  const lineEnd = endOfLine(source, last.end);
  const ownLines = source.slice(lineStart, first.start).trim() === '' && lineEnd !== undefined;
  if (ownLines) return { start: lineStart, end: Math.min(lineEnd + 1, source.length), text: '' };
  const upTo = after?.old.start ?? last.end;
  const tail = source.slice(last.end, upTo);
  return { start: first.start, end: /\S/.test(tail) ? last.end : upTo, text: '' };
}

function insertion(gap: Gap, parents: Parents, sides: MergeSides): Edit {
  const { before, after } = gap;
  const { source } = sides.old;
  const indent = indentOf(gap, parents, sides);
  const text = linesFrom(gap, indent, sides);
  const { eol } = sides;
  if (before === undefined) {
    const at = after?.old.start ?? parents.old.start;
    return { start: at, end: at, text: text + eol + indent };
  }
  const lineEnd = endOfLine(source, before.old.end);
  if (lineEnd !== undefined && (after === undefined || lineEnd < after.old.start)) {
    const at = source[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd;
    const isApart = /\n[ \t]*\r?\n/.test(sides.now.source.slice(before.now.end, gap.now[0]?.start));
    return { start: at, end: at, text: (isApart ? eol : '') + eol + indent + text };
  }
  if (after === undefined) return { start: before.old.end, end: before.old.end, text: eol + indent + text };
  const isEmpty = before.old.end === after.old.start;
  if (isEmpty) {
    const closing = indentAt(source, after.old.start);
    return { start: after.old.start, end: after.old.start, text: eol + indent + text + eol + closing };
  }
  return { start: after.old.start, end: after.old.start, text: `${text} ` };
}

/** The line feed that ends the line of `offset` when nothing but a comment follows there; the end of the text counts too. */
function endOfLine(source: string, offset: number): number | undefined {
  const rest = /^[ \t;]*(?:\/\*(?:(?!\*\/)[^\n])*\*\/[ \t]*)?(?:\/\/[^\n]*)?(?=\r?\n|$)\r?/.exec(
    source.slice(offset, offset + 2_000),
  );
  return rest === null ? undefined : offset + rest[0].length;
}

/** Of the lines beside it, else one step more than what is around. */
function indentOf({ before, after, old }: Gap, parents: Parents, { old: { source, unit } }: MergeSides): string {
  for (const neighbor of [old[0], before?.old, after?.old]) {
    if (neighbor?.node !== undefined && startsLine(source, neighbor.start)) return indentAt(source, neighbor.start);
  }
  const around = indentAt(source, parents.old.start);
  return parents.old.node?.type === 'Program' ? '' : around + unit;
}

function startsLine(source: string, offset: number): boolean {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

/** The new statements, with the comments above them that the old text does not have. */
function linesFrom({ now, before }: Gap, indent: string, sides: MergeSides): string {
  const [first, last] = [now[0] as Item, now.at(-1) as Item];
  const { source, unit, fixed } = sides.now;
  const above = source.slice(before?.now.end ?? 0, first.start);
  const comments = commentsAbove(above).filter((comment) => !sides.old.source.includes(comment.trim()));
  const from = { indent: startsLine(source, first.start) ? indentAt(source, first.start) : '', unit };
  const to = { indent, unit: sides.old.unit };
  const text = reindent(source, first.start === last.start ? first : { start: first.start, end: last.end }, {
    from,
    to,
    eol: sides.eol,
    fixed,
  });
  return [...comments, text].join(sides.eol + indent);
}

/** Comments on lines of their own, directly above. */
function commentsAbove(text: string): string[] {
  const lines = text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.trim());
  const firstComment = lines.findLastIndex((line) => !isComment(line)) + 1;
  return lines.slice(firstComment);
}

function isComment(line: string): boolean {
  return line.startsWith('//') || /^\/\*.*\*\/$/.test(line);
}
