// Used by the docs build: every relative link has to lead to a page that exists.

export interface Link {
  text: string;
  url: string;
  /** 1-based. */
  line: number;
}

const FENCE = /^\s*(```|~~~)/;
const EXTERNAL = /^[a-z][a-z+.-]*:/i;

/** All inline links of a page; code blocks are left out. */
export function findLinks(markdown: string): Link[] {
  const links: Link[] = [];
  let inCode = false;
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    if (FENCE.test(line)) {
      inCode = !inCode;
      continue;
    }
    if (inCode) continue;
    for (const match of line.matchAll(/\[(.*?)\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)) {
      links.push({ text: match[1] ?? '', url: match[2] ?? '', line: index + 1 });
    }
  }
  return links;
}

export function isRelative(url: string): boolean {
  return !EXTERNAL.test(url) && !url.startsWith('//') && !url.startsWith('#');
}

function pageOf(url: string): string {
  return url.replace(/#.*$/, '').replace(/^\.\//, '');
}

/** Links to pages that are not in `pages`, as messages for the build log. */
export function brokenLinks(markdown: string, pages: Iterable<string>): string[] {
  const known = new Set(pages);
  return findLinks(markdown)
    .filter((link) => isRelative(link.url) && !known.has(pageOf(link.url)))
    .map((link) => `line ${link.line}: "${link.text}" leads to ${link.url}, which does not exist`);
}
