export type FetchText = (url: string) => Promise<string>;

export interface MirrorOptions {
  /** how long a mirror that failed is left alone */
  cooldownMs?: number;
  now?: () => number;
}

export class AllMirrorsFailed extends Error {
  constructor(
    readonly path: string,
    readonly causes: string[],
  ) {
    super(`no mirror has ${path}: ${causes.join('; ')}`);
    this.name = 'AllMirrorsFailed';
  }
}

/** Fetches from the first mirror that answers. */
export class Mirrors {
  private readonly failedAt = new Map<string, number>();
  private readonly cooldownMs: number;
  private readonly now: () => number;

  constructor(
    private readonly hosts: readonly string[],
    private readonly fetchText: FetchText,
    { cooldownMs = 30_000, now = Date.now }: MirrorOptions = {},
  ) {
    this.cooldownMs = cooldownMs;
    this.now = now;
  }

  async get(path: string): Promise<string> {
    const causes: string[] = [];
    for (const host of this.candidates()) {
      try {
        return this.fetchText(`https://${host}${path}`);
      } catch (error) {
        this.failedAt.set(host, this.now());
        causes.push(`${host}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    throw new AllMirrorsFailed(path, causes);
  }

  isCoolingDown(host: string): boolean {
    const failed = this.failedAt.get(host);
    return failed !== undefined && this.now() - failed < this.cooldownMs;
  }

  /** The mirrors in the given order, those that failed lately at the end. */
  candidates(): string[] {
    const cooling = this.hosts.filter((host) => this.isCoolingDown(host));
    return [...this.hosts.filter((host) => !this.isCoolingDown(host)), ...cooling];
  }
}
