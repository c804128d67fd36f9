/**
 * What of a NODE_OPTIONS belongs into a file for everybody: options with plain values. Paths and debuggers are one
 * person's, and an option that comes from our own line, or is there already, needs no adding.
 */
export function sharedOptions(variable: string | undefined, present: string): string {
  const options = (variable ?? '').split(/\s+/).filter((option) => option !== '');
  const isPlain = (option: string): boolean =>
    /^--[a-z][\w-]*(?:=[\w.,-]+)?$/.test(option) && !option.startsWith('--inspect') && !present.includes(option);
  return options.filter((option) => isPlain(option)).join(' ');
}

/** The options of a NODE_OPTIONS that are neither ours nor shared. */
export function personalOptions(variable: string | undefined): string {
  const options = (variable ?? '').split(/\s+/).filter((option) => option !== '' && !option.includes('@testheal/'));
  const shared = new Set(sharedOptions(variable, '').split(' '));
  return options.filter((option) => !shared.has(option)).join(' ');
}
