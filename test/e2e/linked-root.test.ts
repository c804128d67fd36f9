import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS } from './support/heal-project.ts';
import { boundaryProject, HEALED_SHIPPING, SHIPPING } from './support/shop.ts';

describe.each(RUNNERS)('with %s, a project behind a symbolic link', (runner) => {
  it('is healed, written and taken back when the link is the root', async () => {
    using project = healProject(runner, { ...boundaryProject(runner), 'pnpm-workspace.yaml': 'packages: []\n' });
    const link = `${project.root}-link`;
    symlinkSync(project.root, link);
    try {
      const root = runner === 'vitest' ? ['--root', link] : ['--rootDir', link];

      const run = await project.heal(['--heal-apply', ...root]);
      const written = project.read('src/shipping.ts');
      const undone = await project.command(path.resolve(import.meta.dirname, '../node_modules/.bin/heal'), ['undo']);

      expect(run.report?.targets.map(({ file, reason }) => [file, reason])).toEqual([['src/shipping.ts', 'healed']]);
      expect([run.exitCode, written]).toEqual([0, HEALED_SHIPPING]);
      expect(undone).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('restored src/shipping.ts') });
      expect(project.read('src/shipping.ts')).toBe(SHIPPING);
    } finally {
      rmSync(link);
    }
  });
});
