import type { HealCommandHost } from './host.ts';

/** A sub-command of `heal`. */
export interface Command {
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  /** Its own switches, by name, each with one line for the help. */
  readonly switches: Readonly<Record<string, string>>;
  /** Loads what the command needs only when it runs. */
  readonly load: () => Promise<RunCommand>;
}

/** Runs a command with the switches that were given; the result is the exit code. */
export type RunCommand = (host: HealCommandHost, switches: ReadonlySet<string>) => Promise<number>;
