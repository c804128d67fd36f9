/**
 * Parts that a run without a failing marked test never loads, from files of their own beside the built one. Their addresses
 * are put together, since Vitest follows the imports that are written down when it looks for the tests related to a module:
 * where this package is linked, it would transform all of the engine.
 */
export const lateParts = {
  greenRun: (): Promise<typeof import('./green-run.ts')> => load('green-run'),
  healing: (): Promise<typeof import('./healing.ts')> => load('healing'),
  slips: (): Promise<typeof import('./tell-slips.ts')> => load('tell-slips'),
};

// `new URL(…, import.meta.url)` in one piece is a pattern of Vite's own, for assets.
const { url: here } = import.meta;

async function load<Part>(name: string): Promise<Part> {
  return (await import(new URL(`./${name}.js`, here).href)) as Part;
}
