import { expect, it } from 'vitest';
import { overlayModules } from './overlay-plugin.ts';

function container() {
  return {
    resolveId: async (specifier: string): Promise<unknown> => ({ id: `/on/disk/${specifier}` }),
    load: async (id: string, options?: unknown): Promise<unknown> => ({ code: `on disk: ${id}`, options }),
  };
}

const HOOKS = {
  resolveId: (specifier: string) => (specifier === 'ours' ? '\0ours' : undefined),
  load: (id: string) => (id === '\0ours' ? 'export default 1' : id === '/empty.ts' ? '' : undefined),
};

it('gives texts as every Vite takes them', async () => {
  const modules = container();
  overlayModules(modules, HOOKS);

  // Vite 8.4 looks for `code` in what it asks for so, and takes a text for nothing.
  expect(await modules.load('\0ours', { withMetadata: true })).toEqual({ code: 'export default 1' });
  expect(await modules.load('/empty.ts')).toEqual({ code: '' });
  expect(await modules.resolveId('ours')).toEqual({ id: '\0ours' });
});

it('leaves all others to the container, as they were asked for', async () => {
  const modules = container();
  overlayModules(modules, HOOKS);

  expect(await modules.load('/a.ts', { withMetadata: true })).toEqual({
    code: 'on disk: /a.ts',
    options: { withMetadata: true },
  });
  expect(await modules.resolveId('theirs')).toEqual({ id: '/on/disk/theirs' });
});
