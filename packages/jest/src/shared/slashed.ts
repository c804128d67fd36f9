/** A path with forward slashes. */
export function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
