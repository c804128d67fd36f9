import type { RepairTarget } from '../model/target.ts';

/** What stands in the place of code that a module lacks; nobody else's code says so. */
const MESSAGE = 'testheal: this is still to be written';

/** A function of the module `file` that stands for an export until it is written; without a name, for the default. */
export function stubOf(name: string, file: string): string {
  return `function ${methodStubOf(name, file)}`;
}

/** The same of a method. */
export function methodStubOf(name: string, file: string): string {
  const type = /\.[cm]?tsx?$/.test(file) ? ': unknown' : '';
  return `${name}()${type} {\n  throw new Error('${MESSAGE}');\n}`;
}

/** The text without the stubs that nobody has written. */
export function withoutStubs(source: string): string {
  return source.replaceAll(STUBS, '');
}

const STUBS = new RegExp(
  String.raw`(?:\r?\n)?[ \t]*(?:export (?:default )?|static )?(?:function )?([\p{ID_Continue}$]*)\(\)(?:: unknown)? \{\r?\n` +
    String.raw`[ \t]*throw new Error\('${MESSAGE}'\);\r?\n[ \t]*\}\r?\n(?:exports\.\1 = \1;?\r?\n)?`,
  'gu',
);

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
