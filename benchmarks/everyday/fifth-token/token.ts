export interface Token {
  value: string;
  expiresAt: number;
}

export interface TokenSourceOptions {
  fetchToken: () => Promise<Token>;
  now: () => number;
  /** How many milliseconds before its end a token is renewed. */
  margin?: number;
}

/** Gives an access token, and asks the server for a new one only when it has to. */
export class TokenSource {
  readonly #options: TokenSourceOptions;
  #token: Token | null = null;
  #pending: Promise<Token> | null = null;

  constructor(options: TokenSourceOptions) {
    this.#options = options;
  }

  async get(): Promise<string> {
    const { now, margin = 5000 } = this.#options;
    if (this.#token && this.#token.expiresAt - margin > now()) {
      return this.#token.value;
    }
    this.#pending ??= this.#refresh();
    const token = await this.#pending;
    return token.value;
  }

  /** To be called when the server has rejected the token. */
  invalidate(): void {
    this.#token = null;
  }

  async #refresh(): Promise<Token> {
    const token = await this.#options.fetchToken();
    this.#token = token;
    this.#pending = null;
    return token;
  }
}
