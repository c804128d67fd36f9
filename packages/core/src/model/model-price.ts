/** In USD for a million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
  /** @default `input` */
  readonly cachedInput?: number;
  /** @default `input` */
  readonly cacheWrite?: number;
}
