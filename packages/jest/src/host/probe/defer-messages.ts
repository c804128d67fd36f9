type Realm = typeof globalThis & Record<PropertyKey, unknown>;
type Matcher = (this: MatcherContext, ...values: unknown[]) => unknown;
type Describe = () => string;

interface MatcherContext {
  /** What is thrown in the place of an error of its own: behind `resolves` and `rejects`. */
  readonly error?: unknown;
}

// Both are the same in Jest 29 and 30: `expect` of every copy finds the matchers of the realm by them.
const MATCHERS = Symbol.for('$$jest-matchers-object');
const IS_INTERNAL = Symbol.for('$$jest-internal-matcher');

/** Seen by whoever reads the message from the text of the stack, which has been written by then. */
const UNTOLD = 'an assertion failed';

/**
 * Lets Jest's own matchers describe a failure, which they do with a diff before they throw, only to who reads the `message` of the
 * error: of the candidates that fail nobody does. It is so while errors keep no stack, for what can be asked of one then was found to
 * change nothing; elsewhere a message is made when it always is.
 *
 * `expect` makes the error in the midst of its own code and gives it to `Error.captureStackTrace` at once: there it is met.
 */
export function deferMessages(realm: Realm): void {
  const { matchers } = (realm[MATCHERS] ?? {}) as { readonly matchers?: Record<string, Matcher> };
  const { Error: RealmError } = realm;
  const captureStackTrace = RealmError.captureStackTrace.bind(RealmError);
  if (matchers === undefined) return;
  let untold: Describe | undefined;

  RealmError.captureStackTrace = (error, above) => {
    captureStackTrace(error, above);
    if (untold === undefined) return;
    describeLater(error, untold);
    untold = undefined;
  };
  const deferring = (matcher: Matcher): Matcher => {
    const deferred: Matcher = function (...values) {
      const result = matcher.apply(this, values);
      if (RealmError.stackTraceLimit === 0 && this.error === undefined && isVerdict(result)) {
        const { message } = result;
        result.message = () => {
          untold = message;
          return UNTOLD;
        };
      }
      return result;
    };
    return Object.defineProperty(deferred, IS_INTERNAL, { value: true });
  };
  for (const [name, matcher] of Object.entries(matchers)) {
    // What others add is called by other means, and may keep its result.
    if (Reflect.get(matcher, IS_INTERNAL) === true) matchers[name] = deferring(matcher);
  }
}

function isVerdict(result: unknown): result is { message: Describe } {
  return (
    typeof result === 'object' && result !== null && typeof (result as { message?: unknown }).message === 'function'
  );
}

/** What it would tell of may be gone by now, as a revoked proxy is. */
function told(describe: Describe): string {
  try {
    return describe();
  } catch {
    return UNTOLD;
  }
}

function describeLater(error: object, describe: Describe): void {
  const settle = (value: unknown): void => {
    Object.defineProperty(error, 'message', { value, writable: true, enumerable: false, configurable: true });
  };
  Object.defineProperty(error, 'message', {
    get: () => {
      const message = told(describe);
      settle(message);
      return message;
    },
    set: settle,
    enumerable: false,
    configurable: true,
  });
}
