import type { ProviderName } from '../model/provider-name.ts';

/** Which model of a built-in provider, and where. */
export interface ModelSettings {
  readonly provider: ProviderName;
  /** @default the provider's, where it has one */
  readonly model?: string;
  /** @default the provider's own */
  readonly baseUrl?: string;
  /**
   * Name of the variable that has the key for `baseUrl`; `none`: the server wants none. Needed for a host that is neither
   * the provider's own nor this machine.
   */
  readonly keyVariable?: string;
}
