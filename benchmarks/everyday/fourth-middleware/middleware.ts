export interface Context {
  path: string;
  status: number;
  body: string;
}

export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Answers with the error's status, or with 500, when something further down fails. */
export const handleErrors: Middleware = async (context, next) => {
  try {
    return next();
  } catch (error) {
    context.status = error instanceof HttpError ? error.status : 500;
    context.body = error instanceof HttpError ? error.message : 'Internal error';
  }
};

/** Runs one after the other, each around those that follow. */
export function compose(chain: readonly Middleware[]): (path: string) => Promise<Context> {
  return async (path) => {
    const context: Context = { path, status: 404, body: '' };
    const run = async (index: number): Promise<void> => {
      if (index < chain.length) await chain[index](context, () => run(index + 1));
    };
    await run(0);
    return context;
  };
}
