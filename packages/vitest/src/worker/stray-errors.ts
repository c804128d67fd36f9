import { plainMessage } from './plain-message.ts';

/** Errors that nobody caught. Vitest tells them of the whole run; a probe has to know the try they belong to. */
export interface StrayErrors {
  forget(): void;
  /** The first since `forget`. */
  first(): string | undefined;
  /** Gives the events back to Vitest. */
  end(): void;
}

/** Errors that a real run would not hold against a candidate. */
export interface Excuses {
  /** Messages of errors that the unpatched sources have as well; absent: the user's config decides what counts. */
  readonly usual: readonly string[] | undefined;
  readonly isGuardError: (error: unknown) => boolean;
}

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const;

// Tests replace and spy on them.
const on = process.on.bind(process);
const off = process.off.bind(process);
const listeners = process.listeners.bind(process);

/**
 * Takes the place of Vitest's own listeners. Where there are others, Vitest takes the errors for handled, and so do we:
 * those of the environment are there already, those of tests and set-up files come later.
 */
export function watchStrayErrors({ usual, isGuardError }: Excuses): StrayErrors {
  const excused = usual === undefined ? undefined : new Set(usual);
  let first: string | undefined;

  function note(error: unknown): void {
    if (first !== undefined || excused === undefined || isGuardError(error)) return;
    const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    first = errors.map(messageOf).find((message) => !excused.has(plainMessage(message)));
  }

  const restores = EVENTS.map((event) => {
    const [own, ...others] = listeners(event as 'uncaughtException');
    if (others.length > 0) return () => undefined;
    const listener = (error: unknown): void => {
      if (listeners(event as 'uncaughtException').length === 1) note(error);
    };
    if (own !== undefined) off(event, own);
    on(event, listener);
    return () => {
      off(event, listener);
      if (own !== undefined) on(event, own);
    };
  });

  return {
    forget() {
      first = undefined;
    },
    first: () => first,
    end() {
      for (const restore of restores) restore();
    },
  };
}

function messageOf(error: unknown): string {
  try {
    const value = typeof error === 'object' && error !== null ? (error as { message?: unknown }).message : error;
    // oxlint-disable-next-line typescript/no-base-to-string -- as Vitest prints it
    return String(value ?? '');
  } catch {
    // Anything can be thrown: also what cannot be printed.
    return 'an unprintable value was thrown';
  }
}
