// A host needs much memory once, for the bundler's syntax trees, and waits for most of its life: what it holds on to is given back.

/** A small young generation, of which three times as many megabytes are kept; 16 by default. */
export const HOST_FLAGS: readonly string[] = ['--max-semi-space-size=4'];

/** Of a worker, which makes much garbage while it searches. */
export const WORKER_FLAGS: readonly string[] = ['--max-semi-space-size=8'];

/** For mimalloc, the allocator of Vite's native parts: pages are taken when they are used, and returned when they are not. */
const ALLOCATOR: Readonly<Record<string, string>> = {
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_PURGE_DELAY: '0',
};

/** The environment of a host. What the user has set themselves stays. */
export function hostEnvironment(env: Readonly<Record<string, string>>): Record<string, string> {
  return { ...ALLOCATOR, ...env };
}

/**
 * Takes what `hostEnvironment` has put in out of this process's environment, which tests inherit; the allocator has read it. What the
 * user has set to the very same goes with it.
 */
export function forgetHostEnvironment(): void {
  for (const [name, value] of Object.entries(ALLOCATOR)) if (process.env[name] === value) delete process.env[name];
}
