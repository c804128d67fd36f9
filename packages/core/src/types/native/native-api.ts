import { requireFrom } from '../../node/require-package.ts';

/**
 * TypeScript 7 is a program of its own. Its package has a client for it, called unstable: what is used of it stands here, and a version
 * without it is one that cannot be asked.
 */
export interface NativeTypeScript {
  readonly API: new (options: { readonly cwd: string; readonly fs: NativeFiles }) => NativeApi;
}

/** `undefined`: as on the disk. */
export interface NativeFiles {
  readFile(path: string): string | undefined;
  fileExists(path: string): boolean | undefined;
}

export interface NativeApi {
  /** @throws when the config cannot be read */
  parseConfigFile(config: string): { readonly fileNames: readonly string[] };
  updateSnapshot(changes: {
    readonly openProjects?: readonly string[];
    readonly closeProjects?: readonly string[];
    readonly openFiles?: readonly string[];
    readonly closeFiles?: readonly string[];
    readonly fileChanges?: { readonly changed: readonly string[] };
  }): NativeSnapshot;
  close(): void;
}

export interface NativeSnapshot {
  getProject(config: string): NativeProject | undefined;
  getDefaultProjectForFile(file: string): NativeProject | undefined;
  dispose(): void;
}

interface NativeProject {
  readonly configFileName: string;
  readonly program: {
    getSourceFileNames(): readonly string[];
    getSyntacticDiagnostics(file: string): readonly NativeDiagnostic[];
    getSemanticDiagnostics(file: string): readonly NativeDiagnostic[];
  };
}

export interface NativeDiagnostic {
  /** 1: an error. */
  readonly category: number;
  readonly code: number;
  readonly text: string;
  readonly messageChain?: readonly NativeDiagnostic[];
}

/**
 * The client of the TypeScript whose main module is `typescript`.
 *
 * @throws when that has none
 */
export function loadNative(typescript: string): NativeTypeScript {
  return requireFrom(typescript, 'typescript/unstable/sync') as NativeTypeScript;
}
