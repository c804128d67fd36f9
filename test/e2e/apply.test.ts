import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, type HealProject } from './support/heal-project.ts';
import { boundaryProject, HEALED_SHIPPING, SHIPPING } from './support/shop.ts';

async function commit(project: HealProject): Promise<void> {
  project.write('.gitignore', 'node_modules\n');
  await project.command('git', ['init', '-q']);
  await project.command('git', ['add', '.']);
  await project.command('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'all']);
}

describe.each(RUNNERS)('--heal-apply with %s', (runner) => {
  it('writes the patch to a clean file, keeps a backup, ends with 0, and can be undone', async () => {
    using project = healProject(runner, boundaryProject(runner));
    await commit(project);

    const applied = await project.heal(['--heal-apply']);
    const written = project.read('src/shipping.ts');
    const backup = applied.report?.targets[0]?.patches[0]?.backup as string;
    const kept = project.read(backup);
    const again = await project.run();
    const undone = await project.command(path.resolve(import.meta.dirname, '../node_modules/.bin/heal'), ['undo']);

    expect(applied.exitCode).toBe(0);
    expect(written).toBe(HEALED_SHIPPING);
    expect(kept).toBe(SHIPPING);
    expect(again.exitCode).toBe(0);
    expect(undone.exitCode).toBe(0);
    expect(project.read('src/shipping.ts')).toBe(SHIPPING);
    expect(existsSync(path.join(project.root, backup))).toBe(false);
  });

  it('refuses a file with uncommitted changes, says so, and writes it when forced', async () => {
    using project = healProject(runner, boundaryProject(runner));
    await commit(project);
    const edited = `${SHIPPING}// a thought\n`;
    project.write('src/shipping.ts', edited);

    const refused = await project.heal(['--heal-apply']);
    const untouched = project.read('src/shipping.ts');
    const forced = await project.heal(['--heal-apply-force']);

    expect({ exitCode: refused.exitCode, untouched }).toEqual({ exitCode: 1, untouched: edited });
    expect(refused.report?.notices.join('\n')).toContain('src/shipping.ts');
    expect(forced.exitCode).toBe(0);
    expect(project.read('src/shipping.ts')).toBe(`${HEALED_SHIPPING}// a thought\n`);
  });
});
