/**
 * Middleware pipeline of the job server, in the style of koa: every step gets
 * the context and `next`, which runs the rest of the pipeline.
 */
export interface Context {
  path: string;
  state: Record<string, unknown>;
  status: number;
  body?: unknown;
}

export type Next = () => Promise<void>;
export type Middleware = (ctx: Context, next: Next) => unknown;

export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** Chains the middlewares; `next` may be called at most once by each of them. */
export function compose(middlewares: Middleware[]): (ctx: Context) => Promise<void> {
  return (ctx) => {
    let last = -1;
    const dispatch = async (index: number): Promise<void> => {
      if (index <= last) throw new Error('next() called multiple times');
      last = index;
      const middleware = middlewares[index];
      if (middleware) await middleware(ctx, () => dispatch(index + 1));
    };
    return dispatch(0);
  };
}

/** Turns errors of the later steps into responses. */
export function errors(report: (error: unknown) => void = () => {}): Middleware {
  return async (ctx, next) => {
    try {
      return next();
    } catch (error) {
      const known = error instanceof HttpError;
      ctx.status = known ? error.status : 500;
      ctx.body = { error: known ? error.message : 'Internal error' };
      if (!known) report(error);
    }
  };
}

/** Logs each request with its final status and its duration. */
export function accessLog(write: (line: string) => void, clock: () => number): Middleware {
  return async (ctx, next) => {
    const start = clock();
    await next();
    write(`${ctx.path} ${ctx.status} ${clock() - start}ms`);
  };
}

/** Runs a middleware only below a path. */
export function mount(prefix: string, middleware: Middleware): Middleware {
  return (ctx, next) => {
    const inside = ctx.path === prefix || ctx.path.startsWith(`${prefix}/`);
    return inside ? middleware(ctx, next) : next();
  };
}

export class App {
  private readonly middlewares: Middleware[] = [];

  use(...middlewares: Middleware[]): this {
    this.middlewares.push(...middlewares);
    return this;
  }

  get(path: string, handler: (ctx: Context) => unknown): this {
    return this.use(async (ctx, next) => {
      if (ctx.path !== path) return next();
      const result = await handler(ctx);
      ctx.status = 200;
      if (result !== undefined) ctx.body = result;
    });
  }

  async handle(path: string): Promise<Context> {
    const ctx: Context = { path, state: {}, status: 404 };
    await compose(this.middlewares)(ctx);
    return ctx;
  }
}
