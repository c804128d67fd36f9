import path from 'node:path';
import { transform, type Loader } from 'esbuild';

/** Turns the text of a module into CommonJS by the extension of `file`. Rejects when esbuild refuses it. */
export async function compileModule(text: string, file: string): Promise<string> {
  const loader = path
    .extname(file)
    .replace(/^\.[cm]/, '.')
    .slice(1) as Loader;
  const options = { loader, format: 'cjs', target: 'node20', logLevel: 'silent', keepNames: false } as const;
  const { code } = await transform(text, options);
  return code;
}
