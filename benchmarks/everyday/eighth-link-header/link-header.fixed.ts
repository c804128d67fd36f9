/**
 * Reads the Link header of paged APIs:
 * <https://api.example.com/items?page=2>; rel="next", <...>; rel="last"
 */
export interface Link {
  url: string;
  rel: string[];
  params: Record<string, string>;
}

const LINK = /<([^>]*)>((?:\s*;\s*[\w*-]+\s*(?:=\s*(?:"[^"]*"|[^\s",;]+))?)*)/g;
const PARAM = /;\s*([\w*-]+)\s*(?:=\s*(?:"([^"]*)"|([^\s",;]+)))?/g;

export function parseLinks(header: string | null | undefined): Link[] {
  if (!header) return [];
  const links: Link[] = [];
  for (const [, url, rest] of header.matchAll(LINK)) {
    const params: Record<string, string> = {};
    for (const [, name, quoted, plain] of rest.matchAll(PARAM)) {
      const key = name.toLowerCase();
      // of repeated parameters the first one counts
      if (!(key in params)) params[key] = quoted ?? plain ?? '';
    }
    const { rel = '', ...others } = params;
    links.push({ url, rel: rel.toLowerCase().split(/\s+/).filter(Boolean), params: others });
  }
  return links;
}

export function findLink(header: string | null | undefined, rel: string): string | undefined {
  return parseLinks(header).find((link) => link.rel.includes(rel))?.url;
}

export interface PageInfo {
  current: number;
  last: number;
}

/** Which page we are on, told from the neighbours; null without page numbers. */
export function pageInfo(header: string | null | undefined): PageInfo | null {
  const page = (rel: string) => {
    const url = findLink(header, rel);
    const value = url === undefined ? null : new URL(url, 'http://localhost').searchParams.get('page');
    return value === null ? undefined : Number(value);
  };
  const next = page('next');
  const prev = page('prev');
  if (next !== undefined) return { current: next - 1, last: page('last') ?? next };
  if (prev !== undefined) return { current: prev + 1, last: prev + 1 };
  return null;
}
