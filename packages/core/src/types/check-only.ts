/** Options in the place of those of a project, whichever TypeScript is asked: nothing is written, and what writing needs is no error. */
export const CHECK_ONLY = {
  noEmit: true,
  composite: false,
  incremental: false,
  declaration: false,
  declarationMap: false,
  isolatedDeclarations: false,
  emitDeclarationOnly: false,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
} as const;
