export interface Session {
  user: string;
  expiresAt: number;
}

export class Sessions {
  private readonly byToken = new Map<string, Session>();
  constructor(private readonly lifetimeMs: number) {}
  open(token: string, user: string, now: number): void {
    this.byToken.set(token, { user, expiresAt: now + this.lifetimeMs });
  }
  touch(token: string, now: number): string | undefined {
    const session = this.byToken.get(token);
    if (!session || session.expiresAt <= now) return undefined;
    return session.user;
  }
}
