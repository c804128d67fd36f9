/** A thin layer over fetch for our own API: base address, JSON, default headers. */

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeoutMs?: number;
  readonly retries?: number;
}

export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly timeoutMs: number;
  readonly retries: number;
}

const DEFAULTS = { method: 'GET', timeoutMs: 10_000, retries: 2 };

const DEFAULT_HEADERS = { accept: 'application/json', 'user-agent': 'shop-web/3' };

export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

function encodeBody(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Header names are compared in lower case, as HTTP does. */
export function lowerCaseKeys(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

export function buildRequest(base: string, path: string, options: RequestOptions = {}): PreparedRequest {
  const { headers = {}, body, ...rest } = options;
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  return {
    ...DEFAULTS,
    ...rest,
    url: joinUrl(base, path),
    headers: { ...lowerCaseKeys(headers), ...DEFAULT_HEADERS, ...typed },
    body: encodeBody(body),
  };
}

/** Whether a response is worth another try. */
export function isRetryable(request: PreparedRequest, status: number, attempt: number): boolean {
  if (attempt >= request.retries) return false;
  return status === 429 || (status >= 500 && request.method === 'GET');
}
