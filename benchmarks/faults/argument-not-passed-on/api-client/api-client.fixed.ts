export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface HttpResponse {
  status: number;
  body: string;
}

export type Send = (request: HttpRequest) => Promise<HttpResponse>;

export interface RequestOptions {
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  /** How often to try again when the server is busy. */
  retries?: number;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const BUSY = new Set([429, 502, 503]);

export function buildUrl(base: string, path: string, query: RequestOptions['query'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  const search = parameters.size > 0 ? `?${parameters}` : '';
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}${search}`;
}

/** Client of the ticket system; JSON in, JSON out. */
export class ApiClient {
  readonly #base: string;
  readonly #token: string;
  readonly #send: Send;

  constructor(base: string, token: string, send: Send) {
    this.#base = base;
    this.#token = token;
    this.#send = send;
  }

  get(path: string, options: RequestOptions = {}): Promise<unknown> {
    return this.#request('GET', path, undefined, options);
  }

  post(path: string, body: unknown, options: RequestOptions = {}): Promise<unknown> {
    return this.#request('POST', path, body, options);
  }

  async delete(path: string, options: RequestOptions = {}): Promise<void> {
    await this.#request('DELETE', path, undefined, options);
  }

  /** All items of a list that comes in pages of 100. */
  async list(path: string, options: RequestOptions = {}): Promise<unknown[]> {
    const items: unknown[] = [];
    for (let page = 1; ; page++) {
      const query = { ...options.query, page, limit: 100 };
      const part = (await this.get(path, { ...options, query })) as unknown[];
      items.push(...part);
      if (part.length < 100) return items;
    }
  }

  async #request(method: string, path: string, body: unknown, options: RequestOptions): Promise<unknown> {
    const request: HttpRequest = {
      method,
      url: buildUrl(this.#base, path, options.query),
      headers: { accept: 'application/json', authorization: `Bearer ${this.#token}`, ...options.headers },
    };
    if (body !== undefined) {
      request.body = JSON.stringify(body);
      request.headers['content-type'] = 'application/json';
    }

    let attempts = 1 + (options.retries ?? 0);
    let response = await this.#send(request);
    while (BUSY.has(response.status) && --attempts > 0) response = await this.#send(request);
    if (response.status >= 400) throw new ApiError(response.status, `${method} ${path}: ${response.status}`);
    return response.body === '' ? undefined : JSON.parse(response.body);
  }
}
