import type TypeScript from 'typescript';

/** Files as TypeScript has parsed them, by their path and how. One that could not be read stays so. */
export type ReadSources = Map<string, TypeScript.SourceFile | undefined>;

/** Programs with the same options of parsing share the files that they have in common. */
export function readOnce(
  sources: ReadSources,
  path: string,
  language: unknown,
  read: () => TypeScript.SourceFile | undefined,
): TypeScript.SourceFile | undefined {
  const key = `${path} ${JSON.stringify(language)}`;
  if (!sources.has(key)) sources.set(key, read());
  return sources.get(key);
}
