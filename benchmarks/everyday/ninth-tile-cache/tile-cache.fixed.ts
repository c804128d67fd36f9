/** Keeps the map tiles that were loaded last. A tile is a coordinate drawn in a style ("light", "dark", "satellite"). */
export interface Coords {
  z: number;
  x: number;
  y: number;
}

export type LoadTile<T> = (coords: Coords, style: string) => Promise<T>;

function tileKey({ z, x, y }: Coords, style: string): string {
  return `${style}/${z}/${x}/${y}`;
}

export class TileCache<T> {
  private readonly tiles = new Map<string, T>();
  private readonly loading = new Map<string, Promise<T>>();

  constructor(
    private readonly load: LoadTile<T>,
    private readonly capacity = 256,
  ) {}

  get size(): number {
    return this.tiles.size;
  }

  /** The tile if it is at hand, without loading it. */
  peek(coords: Coords, style: string): T | undefined {
    return this.tiles.get(tileKey(coords, style));
  }

  /** Loads the tile unless it is at hand; requests for a tile that is being loaded share the load. */
  async get(coords: Coords, style: string): Promise<T> {
    const key = tileKey(coords, style);
    const cached = this.tiles.get(key);
    if (cached !== undefined) {
      this.tiles.delete(key);
      this.tiles.set(key, cached);
      return cached;
    }
    const running = this.loading.get(key);
    if (running) return running;

    const promise = this.load(coords, style)
      .then((tile) => {
        this.store(key, tile);
        return tile;
      })
      .finally(() => this.loading.delete(key));
    this.loading.set(key, promise);
    return promise;
  }

  clear(): void {
    this.tiles.clear();
  }

  private store(key: string, tile: T): void {
    this.tiles.set(key, tile);
    while (this.tiles.size > this.capacity) {
      const oldest = this.tiles.keys().next().value as string;
      this.tiles.delete(oldest);
    }
  }
}
