import { factoryCode, moduleFactory, type ModuleFactory } from '@testheal/core/worker';

export type Exports = Readonly<Record<string, unknown>>;
/** Begins to show the exports of an instance; what it gives is to be told of each value that is assigned to one, and returns it. */
export type Show = (exports: Exports) => (value: unknown) => unknown;
export type Factory = (meta: object, show: Show, added: readonly object[]) => void | Promise<void>;

/** What a native module gives of itself when its code runs, which it does once. */
export interface ModuleRecord {
  readonly meta: object;
  /** Evaluates in the scope of the module, with its imports. */
  readonly evaluate: (code: string) => unknown;
  readonly load: (specifier: string) => Promise<object>;
  /** Sets what its importers see. */
  readonly assign: (values: Exports) => void;
}

/** In the tests' realm: called with a `ModuleRecord` and the `Factory` of its own code. */
export const HOOK = '@testheal/jest:enter-native';

/**
 * A native module that can show other instances than the one that it makes: its imports, a variable for each of its exports, and the rest
 * of it as a function that sets those. All importers see them change.
 */
export function recordCode(module: ModuleFactory): string {
  const { links, awaits, exports } = module;
  const variables = exports.map(({ name }, index) => [`__healExport${index}`, JSON.stringify(name)] as const);
  const declared = variables.length === 0 ? '' : `var ${variables.map(([variable]) => variable).join(',')};`;
  const exported = `export{${variables.map(([variable, name]) => `${variable} as ${name}`).join(',')}};`;
  const assigned = variables.map(([variable, name]) => `${variable}=v[${name}];`).join('');
  const record = `{meta:import.meta,evaluate:(c)=>eval(c),load:(s)=>import(s),assign:(v)=>{${assigned}}}`;
  const enter = `${awaits ? 'await ' : ''}globalThis[Symbol.for(${JSON.stringify(HOOK)})]`;
  return `${links}\n${declared}${exported}${enter}(${record},${factoryCode(module)});`;
}

/** Whether it is a module by its syntax. Nearly all that is none shows it at once. */
export function isNative(code: string): boolean {
  if (!/^\s*(?:im|ex)port\b/m.test(code)) return false;
  const { links, exports } = moduleFactory(code);
  return links !== '' || exports.length > 0;
}
