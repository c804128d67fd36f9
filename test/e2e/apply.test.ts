import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type HealProject } from './support/heal-project.ts';
import { boundaryProject, HEALED_SHIPPING, SHIPPING } from './support/shop.ts';

async function commit(project: HealProject): Promise<void> {
  project.write('.gitignore', 'node_modules\n');
  await project.command('git', ['init', '-q']);
  await project.command('git', ['add', '.']);
  await project.command('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'all']);
}

describe.each(RUNNERS)('--heal-apply with %s', (runner) => {
  it('writes the patch to a clean file, keeps a backup, ends with 0, and can be undone', async () => {
    using project = healProject(runner, boundaryProject(runner), { isTyped: true });
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
    expect(undone).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^undone \d{8}-\d{6}, written .*\n {2}restored src\/shipping\.ts\n$/),
    });
    expect(project.read('src/shipping.ts')).toBe(SHIPPING);
    expect(existsSync(path.join(project.root, backup))).toBe(false);
  });

  it('writes its own uncommitted work again on the same day, and takes all of it back', async () => {
    using project = healProject(runner, boundaryProject(runner));
    const source = `${SHIPPING}\nexport const halves = (total: number): number => total / 3;\n`;
    project.write('src/shipping.ts', source);
    await commit(project);

    const first = await project.heal(['--heal-apply']);
    project.write(
      'test/halves.test.ts',
      `${testHead(runner)}import { halves } from '../src/shipping';

heal('../src/shipping#halves')('halves', () => {
  expect([halves(8), halves(2)]).toEqual([4, 1]);
});
`,
    );
    const second = await project.heal(['--heal-apply']);
    const written = project.read('src/shipping.ts');
    const heal = path.resolve(import.meta.dirname, '../node_modules/.bin/heal');
    const cleaned = await project.command(heal, ['clean']);
    const undone = await project.command(heal, ['undo', '--all']);

    expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
    expect(second.report?.notices).toEqual([]);
    expect(written).toBe(`${HEALED_SHIPPING}\nexport const halves = (total: number): number => total / 2;\n`);
    expect(cleaned.stdout).toContain('kept, since the journal needs them');
    expect(undone.stdout).toContain(`undone ${second.report?.applyId}, written`);
    expect(project.read('src/shipping.ts')).toBe(source);
    expect(Object.keys(project.snapshot()).filter((name) => name.includes('heal-'))).toEqual([]);
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
