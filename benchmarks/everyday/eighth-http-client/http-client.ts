/**
 * Thin client around fetch, with settings that can be extended for a part of an API.
 */
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
export type Hook = (request: HttpRequest) => HttpRequest;

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly url: string,
  ) {
    super(`${status} from ${url}`);
  }
}

export class HttpClient {
  private readonly headers: Record<string, string>;
  private readonly hooks: Hook[];

  constructor(
    private readonly send: Send,
    private readonly base: string,
    headers: Record<string, string> = {},
    hooks: Hook[] = [],
  ) {
    this.headers = headers;
    this.hooks = hooks;
  }

  setHeader(name: string, value: string | null): this {
    if (value === null) delete this.headers[name.toLowerCase()];
    else this.headers[name.toLowerCase()] = value;
    return this;
  }

  use(hook: Hook): this {
    this.hooks.push(hook);
    return this;
  }

  /** A client for a part of the API; it takes over the settings as they are now. */
  extend(path: string): HttpClient {
    return new HttpClient(this.send, this.base + path, this.headers, this.hooks);
  }

  get<T>(path: string): Promise<T> {
    return this.request<T>('GET', path);
  }

  post<T>(path: string, data: unknown): Promise<T> {
    return this.request<T>('POST', path, data);
  }

  private async request<T>(method: string, path: string, data?: unknown): Promise<T> {
    let request: HttpRequest = { method, url: this.base + path, headers: { ...this.headers } };
    if (data !== undefined) {
      request.body = JSON.stringify(data);
      request.headers['content-type'] = 'application/json';
    }
    for (const hook of this.hooks) request = hook(request);
    const { status, body } = await this.send(request);
    if (status >= 400) throw new HttpError(status, request.url);
    return (body === '' ? undefined : JSON.parse(body)) as T;
  }
}
