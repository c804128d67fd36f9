/** Anchors for the headings of a document: "Getting started" becomes "getting-started". */

export interface Heading {
  readonly level: number;
  readonly text: string;
}

export interface TocEntry extends Heading {
  readonly anchor: string;
}

export function slugify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s+/g, '-');
}

/** Makes anchors that are unique in one document: the second "Usage" is "usage-1". */
export function createAnchors(): (text: string) => string {
  const seen: Record<string, number> = {};
  return (text) => {
    const slug = slugify(text);
    const times = seen[slug] ?? 0;
    seen[slug] = times + 1;
    return times === 0 ? slug : `${slug}-${times}`;
  };
}

/** Entries down to `depth`; deeper headings still use up their anchors. */
export function tableOfContents(headings: readonly Heading[], depth = 3): TocEntry[] {
  const anchorOf = createAnchors();
  return headings
    .map((heading) => ({ ...heading, anchor: anchorOf(heading.text) }))
    .filter((heading) => heading.level <= depth);
}
