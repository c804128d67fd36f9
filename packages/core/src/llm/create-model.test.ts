import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { packageLoader } from '../node/package-loader.ts';
import { createModel } from './create-model.ts';

const ENV = { ANTHROPIC_API_KEY: 'a-key', OPENAI_API_KEY: 'o-key', GEMINI_API_KEY: 'g-key' };

it.each([
  ['anthropic', 'claude-sonnet-5-5'],
  ['openai', 'gpt-6.1-terra'],
  ['google', 'gemini-3.8-flash'],
] as const)('makes a model of %s with nothing but its key', async (provider, name) => {
  const model = await createModel({ provider }, { env: ENV, loadPackage: packageLoader(import.meta.dirname) });

  expect(model).toEqual({ provider, name, complete: expect.any(Function) });
});

it.each([
  ['anthropic', '@anthropic-ai/sdk'],
  ['openai', 'openai'],
  ['google', '@google/genai'],
] as const)('says in one line how to install the SDK of %s', async (provider, name) => {
  const missing = Object.assign(new Error(`Cannot find package '${name}'`), { code: 'ERR_MODULE_NOT_FOUND' });

  const failure = await createModel({ provider }, { env: ENV, loadPackage: () => Promise.reject(missing) });

  expect(failure).toEqual({
    kind: 'not-installed',
    message: expect.stringMatching(RegExp(`^the model needs the package ${name}: npm i -D ${name}@\\d+$`)),
  });
});

it('loads nothing when the key is missing', async () => {
  const loaded: string[] = [];
  const loadPackage = (name: string): Promise<unknown> => Promise.resolve(loaded.push(name));

  const failure = await createModel({ provider: 'openai' }, { env: {}, loadPackage });

  expect(failure).toEqual({ kind: 'no-key', message: 'no key for `openai`: set the variable OPENAI_API_KEY' });
  expect(loaded).toEqual([]);
});

it("takes the project's own SDK, and says so when it does not fit or does not load", async () => {
  const sdk = (code: string): Record<string, string> => ({
    'node_modules/openai/package.json': '{"name":"openai","version":"6.0.0","main":"index.cjs"}',
    'node_modules/openai/index.cjs': code,
  });
  await using own = await tempProject(import.meta.dirname, sdk('exports.OpenAI = class OpenAI {};'));
  await using old = await tempProject(import.meta.dirname, sdk('exports.Configuration = class {};'));
  await using broken = await tempProject(import.meta.dirname, sdk('throw new Error("too old a Node\\nand more");'));
  const make = (root: string): Promise<unknown> =>
    createModel({ provider: 'openai' }, { env: ENV, loadPackage: packageLoader(root) });

  expect(await make(own.root)).toMatchObject({ name: 'gpt-6.1-terra' });
  expect(await make(old.root)).toEqual({
    kind: 'not-installed',
    message: 'this version of openai does not fit: npm i -D openai@6',
  });
  expect(await make(broken.root)).toEqual({
    kind: 'not-installed',
    message: 'the model cannot load openai (too old a Node): npm i -D openai@6',
  });
});
