import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healProject, RUNNERS, type HealedRun, type HealProject } from './support/heal-project.ts';
import { boundaryProject, HEALED_SHIPPING, SHIPPING } from './support/shop.ts';
import type { Finished } from './support/spawn-process.ts';

const SHAPES: readonly { name: string; file: string; shape: (source: string) => string }[] = [
  { name: 'CRLF line ends', file: 'crlf', shape: (source) => source.replaceAll('\n', '\r\n') },
  { name: 'a byte order mark', file: 'mark', shape: (source) => `\u{FEFF}${source}` },
  { name: 'tabs', file: 'tabs', shape: (source) => source.replaceAll('  ', '\t') },
  { name: 'no final newline', file: 'open', shape: (source) => source.trimEnd() },
];

describe.each(RUNNERS)('with %s, every byte outside the edit is kept in a file with', (runner) => {
  let project: HealProject;
  let run: HealedRun;
  let checked: Finished;

  // One run heals a module of each shape.
  beforeAll(async () => {
    const shop = boundaryProject(runner);
    const test = shop['test/shipping.test.ts'] as string;
    const files = SHAPES.flatMap(({ file, shape }) => [
      [`src/${file}.ts`, shape(SHIPPING)],
      [`test/${file}.test.ts`, test.replaceAll('src/shipping', `src/${file}`)],
    ]);
    project = healProject(runner, Object.fromEntries(files) as Record<string, string>);
    await project.command('git', ['init', '-q']);
    run = await project.heal();
    checked = await project.command('git', ['apply', '--check', '.heal/last.patch']);
  });
  afterAll(() => project[Symbol.dispose]());

  it.each(SHAPES)('$name', ({ file, shape }) => {
    const target = run.report?.targets.find((each) => each.file === `src/${file}.ts`);

    expect(target?.patches[0]?.healedSource).toBe(shape(HEALED_SHIPPING));
  });

  it('all of these, in one patch file that git takes', () => {
    expect(checked).toMatchObject({ exitCode: 0, stderr: '' });
  });
});
