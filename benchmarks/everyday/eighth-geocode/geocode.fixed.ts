export interface Place {
  lat: number;
  lon: number;
  label: string;
}

export interface GeocodeProvider {
  name: string;
  lookup(address: string): Promise<Place | null>;
}

export interface Logger {
  warn(message: string): void;
}

export class GeocodeError extends Error {
  constructor(
    message: string,
    readonly causes: Error[],
  ) {
    super(message);
    this.name = 'GeocodeError';
  }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Asks the providers one after the other until one of them answers. */
export class Geocoder {
  private readonly cache = new Map<string, Place | null>();

  constructor(
    private readonly providers: readonly GeocodeProvider[],
    private readonly logger: Logger = console,
  ) {}

  async locate(address: string): Promise<Place | null> {
    const key = address.trim().replace(/\s+/g, ' ').toLowerCase();
    if (key === '') return null;
    const known = this.cache.get(key);
    if (known !== undefined) return known;

    const place = await this.ask(key);
    this.cache.set(key, place);
    return place;
  }

  private async ask(address: string): Promise<Place | null> {
    const causes: Error[] = [];
    for (const provider of this.providers) {
      try {
        return await provider.lookup(address);
      } catch (thrown) {
        const error = asError(thrown);
        this.logger.warn(`${provider.name}: ${error.message}`);
        causes.push(error);
      }
    }
    throw new GeocodeError(`no provider could look up "${address}"`, causes);
  }
}
