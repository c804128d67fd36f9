import type { RepairTarget } from '../model/target.ts';

/** What the stub of an export says that a module lacks; nobody else's code does. */
const MESSAGE = 'testheal: this export is still to be written';

/** A function of the module `file` that stands for an export until it is written. */
export function stubOf(name: string, file: string): string {
  const type = /\.[cm]?tsx?$/.test(file) ? ': unknown' : '';
  return `function ${name}()${type} {\n  throw new Error('${MESSAGE}');\n}`;
}

/** Whether the target is such a stub: nothing is known of its parameters. */
export function isStub({
  source,
  symbol,
  regions: [declaration],
}: Pick<RepairTarget, 'source' | 'symbol' | 'regions'>): boolean {
  return (
    symbol !== undefined &&
    declaration !== undefined &&
    source.slice(declaration.start, declaration.end).includes(MESSAGE)
  );
}
