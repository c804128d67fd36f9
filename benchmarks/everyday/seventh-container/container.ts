/**
 * A tiny dependency injection container.
 *
 * Lifetimes:
 *  - transient  a new instance each time
 *  - scoped     one instance per scope (e.g. per request)
 *  - singleton  one instance in the container that registered it, shared with
 *               all scopes below. Its dependencies come from that container as
 *               well, so that it never holds on to something of a shorter life.
 *
 * A scope may register services of its own; they hide those of its parent.
 */
export type Lifetime = 'transient' | 'scoped' | 'singleton';

export interface Token<T> {
  readonly description: string;
  /** phantom, carries the type only */
  readonly __type?: T;
}

export function token<T>(description: string): Token<T> {
  return { description };
}

export type Factory<T> = (container: Container) => T;

interface Registration {
  lifetime: Lifetime;
  factory: Factory<unknown>;
}

interface Disposable {
  dispose(): void;
}

function isDisposable(value: unknown): value is Disposable {
  return typeof (value as Disposable | null)?.dispose === 'function';
}

export class ResolutionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ResolutionError';
  }
}

export class Container {
  private readonly registrations = new Map<Token<unknown>, Registration>();
  private readonly instances = new Map<Token<unknown>, unknown>();
  private readonly resolving: Token<unknown>[] = [];
  private disposed = false;

  constructor(private readonly parent?: Container) {}

  register<T>(key: Token<T>, lifetime: Lifetime, factory: Factory<T>): this {
    this.registrations.set(key, { lifetime, factory });
    return this;
  }

  /** Registers a ready-made value. It is not disposed with the container. */
  registerValue<T>(key: Token<T>, value: T): this {
    return this.register(key, 'transient', () => value);
  }

  createScope(): Container {
    return new Container(this);
  }

  resolve<T>(key: Token<T>): T {
    if (this.disposed) throw new ResolutionError('the container has been disposed');
    const { registration, home } = this.lookup(key);

    if (registration.lifetime === 'transient') {
      return this.build(key, registration) as T;
    }
    const owner = registration.lifetime === 'singleton' ? home : this;
    if (!owner.instances.has(key)) {
      owner.instances.set(key, this.build(key, registration));
    }
    return owner.instances.get(key) as T;
  }

  /** Disposes what this container built and kept, the newest first. */
  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    for (const instance of [...this.instances.values()].reverse()) {
      if (isDisposable(instance)) instance.dispose();
    }
    this.instances.clear();
  }

  private lookup(key: Token<unknown>): { registration: Registration; home: Container } {
    let home: Container | undefined = this;
    while (home) {
      const registration = home.registrations.get(key);
      if (registration) return { registration, home };
      home = home.parent;
    }
    throw new ResolutionError(`nothing registered for ${key.description}`);
  }

  private build(key: Token<unknown>, registration: Registration): unknown {
    if (this.resolving.includes(key)) {
      const chain = [...this.resolving, key].map((k) => k.description).join(' -> ');
      throw new ResolutionError(`circular dependency: ${chain}`);
    }
    this.resolving.push(key);
    try {
      return registration.factory(this);
    } finally {
      this.resolving.pop();
    }
  }
}
