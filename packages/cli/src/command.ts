import type { HealCommandHost } from './host.ts';

/** An option of a command, by its long name. */
export interface CommandOption {
  /** One line for the help. */
  readonly text: string;
  /** What the value is called in the help; absent: a switch, which takes none. */
  readonly value?: string;
  /** One letter. */
  readonly short?: string;
}

/** A sub-command of `heal`. */
export interface Command {
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  /** Names of its arguments in the help; all are needed. */
  readonly arguments: readonly string[];
  /** Names of those that may follow. @default none */
  readonly optionalArguments?: readonly string[];
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Loads what the command needs only when it runs. */
  readonly load: () => Promise<RunCommand>;
}

/** What was typed after the command's name, checked against its table. */
export interface CommandInput {
  /** As many as the command has names for; optional ones may be missing. */
  readonly arguments: readonly string[];
  readonly switches: ReadonlySet<string>;
  /** By long name; the last one of several wins. */
  readonly values: Readonly<Record<string, string>>;
}

/** Runs a command; the result is the exit code. */
export type RunCommand = (host: HealCommandHost, input: CommandInput) => Promise<number>;
