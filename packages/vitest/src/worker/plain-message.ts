/** A message without what Vite makes of imported names; Vitest takes some of it out, other parts in each version. */
export function plainMessage(message: string): string {
  return message.replaceAll(/__(?:vite_ssr|vi)_import_\d+__\./g, '').replaceAll(/\(0\s?,\s?([\w$]+)\)/g, '$1');
}
