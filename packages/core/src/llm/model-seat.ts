/** Where a provider's model is reached. */
export interface ModelSeat {
  readonly model: string;
  readonly key: string;
  /** Without a final slash. */
  readonly baseUrl: string;
  /** Whether that is the provider's own server. */
  readonly isProviders: boolean;
  /** What to do when the key is refused: it names the variable that the key came from. */
  readonly keyAdvice: string;
}
