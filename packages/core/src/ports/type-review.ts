import type { TypeCheck } from '../model/type-check.ts';

/** The project's TypeScript, asked about patches of one module, in a process apart. */
export interface TypeReview {
  /** Begins to check the module with this text; nobody waits for it. */
  ask(text: string): void;
  /** What TypeScript says of the module with this text. It waits for a limited time, and never rejects for its own sake. */
  answer(text: string): Promise<TypeCheck>;
  /** Says that nobody asks about the module any more. */
  end(): void;
}
