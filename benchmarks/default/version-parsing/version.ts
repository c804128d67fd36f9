export interface Version {
  readonly numbers: number[];
  readonly tag?: string;
}

/** "v1.20.3-beta.1": its numbers, and its tag where it has one. */
export function parseVersion(text: string): Version {
  const [core = '', ...rest] = text.trim().replace(/^v/, '').split('-');
  const numbers = core.split('.').map(Number.parseInt);
  return rest.length === 0 ? { numbers } : { numbers, tag: rest.join('-') };
}
