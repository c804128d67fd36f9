/** A part of a reply that may be code. */
export interface Block {
  /** What stands after the opening fence, in lower case; empty without one. */
  readonly tag: string;
  /** File that the fence names; absent when it names none. */
  readonly path?: string;
  /** The likeliest reading first: where it ends is not always clear. */
  readonly texts: readonly string[];
  /** What is said before it, since the block before. */
  readonly prose: string;
}

/** The last ones count. */
const MOST_BLOCKS = 100;

const OPENING = /^([ \t>*-]*)(`{3,}|~{3,})[ \t]*([^\n]*)$/;

/** The fenced blocks of a reply; without fences what is in tags, else the whole of it and what looks like code in it. */
export function blocksOf(reply: string): Block[] {
  const text = withoutThinking(reply.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const fenced = fencedBlocks(text.split('\n'));
  if (fenced.length > 0) return fenced;
  const tagged = ANSWER_TAGS.flatMap((tag) => insideOf(text, tag).map(({ inner }) => inner));
  if (tagged.length > 0) return tagged.map((inner) => ({ tag: '', texts: [withoutCdata(inner)], prose: '' }));
  return [{ tag: '', texts: [text, ...codeAmongProse(text)], prose: '' }];
}

const ANSWER_TAGS = ['code', 'answer', 'file', 'patch', 'replacement', 'solution'];

function withoutThinking(text: string): string {
  const thoughts = ['think', 'thinking', 'reasoning'].flatMap((tag) => insideOf(text, tag));
  return thoughts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(Math.max(start, end)), text);
}

/** What stands between `<tag …>` and `</tag>`, one after the other. */
function insideOf(text: string, tag: string): { start: number; end: number; inner: string }[] {
  const found: { start: number; end: number; inner: string }[] = [];
  const closing = `</${tag}>`;
  for (let start = text.indexOf(`<${tag}`); start >= 0; start = text.indexOf(`<${tag}`, start + 1)) {
    const head = /^<\w+(?:\s[^<>]{0,200})?>/.exec(text.slice(start, start + 220));
    if (head === null) continue;
    const from = start + head[0].length;
    const to = text.indexOf(closing, from);
    if (to < 0) break;
    found.push({ start, end: to + closing.length, inner: text.slice(from, to) });
    start = to;
  }
  return found;
}

function fencedBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let prose: string[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const opening = OPENING.exec(lines[i] as string);
    if (opening === null) {
      prose.push(lines[i] as string);
      continue;
    }
    const [, margin = '', fence = '', info = ''] = opening;
    const oneLine = closedOnItsLine(info, fence);
    const closings = oneLine === undefined ? closingLines(lines, i + 1, fence) : [i];
    const texts =
      oneLine === undefined
        ? closings.map((end) => [
            ...codeInInfo(info),
            ...lines.slice(i + 1, end).map((line) => unmargined(line, margin)),
          ])
        : [[oneLine]];
    const whole = texts.map((text) => text.join('\n'));
    const isOpen = closings[0] === lines.length;
    const endings = isOpen ? whole.flatMap((text) => withoutTail(text)) : [];
    blocks.push({ ...labelOf(info), texts: [...whole, ...endings], prose: prose.join('\n') });
    prose = [];
    i = closings[0] as number;
  }
  return blocks.filter(({ texts }) => texts.some((text) => text.trim() !== '')).slice(-MOST_BLOCKS);
}

/** The first fences that may close, and the end of the text when there is none. A template literal may hold some, too. */
function closingLines(lines: readonly string[], from: number, fence: string): number[] {
  const closings: number[] = [];
  const sign = fence[0] as string;
  for (let i = from; i < lines.length && closings.length < 3; i += 1) {
    const line = (lines[i] as string).replace(/^[\s>]+/, '').trimEnd();
    if (line.length >= fence.length && line === sign.repeat(line.length)) closings.push(i);
  }
  return closings.length > 0 ? closings : [lines.length];
}

function closedOnItsLine(info: string, fence: string): string | undefined {
  const end = info.lastIndexOf(fence);
  return end > 0 ? info.slice(0, end).replace(/^(?:[jt]sx?|javascript|typescript)\s+/i, '') : undefined;
}

/** `ts title="price.ts"`, `ts:src/price.ts`, `src/price.ts`, `{.ts}`. */
function labelOf(info: string): Pick<Block, 'tag' | 'path'> {
  const tag = /[\w+#-]+/.exec(info)?.[0].toLowerCase() ?? '';
  const path = /[\w@./\\-]+\.[cm]?[jt]sx?\b/.exec(info)?.[0];
  return codeInInfo(info).length > 0 ? { tag: '' } : { tag, ...(path !== undefined && { path }) };
}

/** Code that begins on the line of the fence. */
function codeInInfo(info: string): string[] {
  return /[;({]|=>/.test(info) && !/^\{[.\w\s]*\}$/.test(info) && !/=["']/.test(info) ? [info] : [];
}

function unmargined(line: string, margin: string): string {
  if (margin.includes('>')) return line.replace(/^\s*(?:>\s?)+/, '');
  const blanks = margin.replaceAll(/[^ \t]/g, ' ');
  return line.startsWith(blanks) ? line.slice(blanks.length) : line;
}

/** An unclosed block goes on into prose; a fence may stand behind the last line of code. */
function withoutTail(text: string): string[] {
  const unfenced = text.replace(/[`~]{3,}\s*$/, '');
  const lines = unfenced.split('\n');
  const last = lines.findLastIndex((line) => /^\s*[}\])]+[;,)]*\s*$/.test(line));
  const cut = last >= 0 && last < lines.length - 1 ? [lines.slice(0, last + 1).join('\n')] : [];
  return unfenced === text ? cut : [unfenced, ...cut];
}

const CODE_LINE =
  /^\s*(?:export\b|import\b|(?:async\s+)?function\b|const\b|let\b|var\b|class\b|module\.exports|exports\.|@\w+|return\b|if\s*\(|for\s*\(|(?:static\s+|async\s+|get\s+|set\s+|public\s+|private\s+)*#?[\w$]+\s*\([^)]*\)[^;{]*\{\s*$)/;

function codeAmongProse(text: string): string[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => CODE_LINE.test(line));
  const last = lines.findLastIndex((line) => /[}\]);]\s*$/.test(line));
  return first < 0 || last < first || (first === 0 && last === lines.length - 1)
    ? []
    : [lines.slice(first, last + 1).join('\n')];
}

function withoutCdata(text: string): string {
  return text.replace(/^\s*<!\[CDATA\[/, '').replace(/\]\]>\s*$/, '');
}
