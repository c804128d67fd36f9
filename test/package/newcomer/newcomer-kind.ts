import type { Runner } from '../../e2e/support/heal-project.ts';
import type { PackageManager } from '../support/package-manager.ts';

/** A kind of project on the day that testheal comes to it: one faulty module, and a marked test that shows the fault. */
export interface NewcomerKind {
  readonly kind: string;
  readonly manager: PackageManager;
  /** The faulty module. */
  readonly target: string;
  /** Text of the fault, once in the target, and what it is repaired to. */
  readonly repair: readonly [faulty: string, healed: string];
  /** Fields of `package.json` beside those that every kind has. */
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** Compiler options beside the strict ones; absent where nothing is TypeScript. */
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  /** What its owner needs in the environment to run the tests at all. */
  env?(runner: Runner): Readonly<Record<string, string>>;
  /** Sources, tests and the runner's config; these win over files that every kind has. */
  files(runner: Runner): Readonly<Record<string, string>>;
}
