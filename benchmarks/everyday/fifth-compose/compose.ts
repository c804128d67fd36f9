export type Next = () => Promise<void>;

export type Middleware<Context> = (context: Context, next: Next) => Promise<void> | void;

/** Makes one request handler of a list of middlewares. */
export function compose<Context>(middlewares: Middleware<Context>[]) {
  let reached = -1;

  return async function handle(context: Context, last?: Middleware<Context>): Promise<void> {
    const chain = last ? [...middlewares, last] : middlewares;

    async function dispatch(index: number): Promise<void> {
      if (index <= reached) throw new Error('next() called more than once');
      reached = index;
      const middleware = chain[index];
      if (!middleware) return;
      await middleware(context, () => dispatch(index + 1));
    }

    await dispatch(0);
  };
}
