/** Links for sharing a page by mail and on other sites. */

export type Params = Readonly<Record<string, string | number | undefined>>;

export interface Page {
  readonly url: string;
  readonly title: string;
}

/** Parameters without a value are left out. */
export function queryString(params: Params): string {
  return Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value as string | number)}`)
    .join('&');
}

export function withQuery(base: string, params: Params): string {
  const query = queryString(params);
  if (query === '') return base;
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}

export function mailLink({ url, title }: Page): string {
  return withQuery('mailto:', { subject: title, body: url });
}

export function postLink(site: string, { url, title }: Page, via?: string): string {
  return withQuery(`https://${site}/share`, { url, text: title, via });
}
