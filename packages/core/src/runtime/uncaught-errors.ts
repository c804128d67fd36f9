import { isGuardError } from '../lab/heal-global.ts';

/** What nobody caught since it was last taken. */
export interface UncaughtErrors {
  /** Empties it. */
  take(): unknown[];
  /** Puts the listeners back that were there before. */
  stop(): void;
}

const EVENTS = ['unhandledRejection', 'uncaughtException'] as const;

/**
 * Takes the place of whatever listens to errors that nobody catches: a rejection that a candidate forgets would end the process.
 * One repair at a time does this: see `inTurn`.
 */
export function watchUncaughtErrors(): UncaughtErrors {
  let errors: unknown[] = [];
  const listener = (error: unknown): void => {
    // What stops the code of a candidate that has been judged already says nothing of the next one.
    if (!isGuardError(error)) errors.push(error);
  };
  const others = EVENTS.map((event) => process.listeners(event as 'uncaughtException'));
  for (const event of EVENTS) {
    process.removeAllListeners(event);
    process.on(event, listener);
  }
  return {
    take() {
      const taken = errors;
      errors = [];
      return taken;
    },
    stop() {
      EVENTS.forEach((event, index) => {
        process.off(event, listener);
        for (const other of others[index] ?? []) process.on(event as 'uncaughtException', other);
      });
    },
  };
}
