/** Finds @names and #tags in comments, for links and for notifications. */
export interface Entity {
  kind: 'mention' | 'tag';
  /** without the sign */
  name: string;
  /** of the sign */
  start: number;
  /** after the last character */
  end: number;
}

export type Piece = { text: string; entity?: undefined } | { text: string; entity: Entity };

const MAX_NAME = 30;

// a name may hold single dots and dashes, but neither begin nor end with one
const ENTITY = /(?<![@#./-])([@#])(\w+(?:[.-]\w+)*)/g;

export function findEntities(text: string): Entity[] {
  const entities: Entity[] = [];
  for (const match of text.matchAll(ENTITY)) {
    const [whole, sign, name] = match;
    if (name.length > MAX_NAME) continue;
    const start = match.index as number;
    entities.push({ kind: sign === '@' ? 'mention' : 'tag', name, start, end: start + whole.length });
  }
  return entities;
}

/** Cuts the text into plain pieces and entities; joined they give the text again. */
export function splitText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let pos = 0;
  for (const entity of findEntities(text)) {
    if (entity.start > pos) pieces.push({ text: text.slice(pos, entity.start) });
    pieces.push({ text: text.slice(entity.start, entity.end), entity });
    pos = entity.end;
  }
  if (pos < text.length) pieces.push({ text: text.slice(pos) });
  return pieces;
}

/** Everybody to be notified, each once, in the order of the text; never the author. */
export function recipientsOf(text: string, author: string): string[] {
  const names = findEntities(text)
    .filter((e) => e.kind === 'mention')
    .map((e) => e.name.toLowerCase());
  return [...new Set(names)].filter((n) => n !== author.toLowerCase());
}

export function countTags(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    // a tag counts once per text
    const tags = new Set(
      findEntities(text)
        .filter((e) => e.kind === 'tag')
        .map((e) => e.name.toLowerCase()),
    );
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}

/** The name that is being typed at the caret, for the suggestions. */
export function mentionAtCaret(text: string, caret: number): string | null {
  const match = /(?:^|[\s(])@([\w.-]*)$/.exec(text.slice(0, caret));
  return match ? match[1] : null;
}
