import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS } from './support/heal-project.ts';
import { boundaryProject, HEALED_SHIPPING, SHIPPING } from './support/shop.ts';

const SHAPES: readonly { name: string; shape: (source: string) => string }[] = [
  { name: 'CRLF line ends', shape: (source) => source.replaceAll('\n', '\r\n') },
  { name: 'a byte order mark', shape: (source) => `\u{FEFF}${source}` },
  { name: 'tabs', shape: (source) => source.replaceAll('  ', '\t') },
  { name: 'no final newline', shape: (source) => source.trimEnd() },
];

describe.each(RUNNERS)('with %s, every byte outside the edit is kept in a file with', (runner) => {
  it.each(SHAPES)('$name', async ({ shape }) => {
    using project = healProject(runner, { ...boundaryProject(runner), 'src/shipping.ts': shape(SHIPPING) });
    await project.command('git', ['init', '-q']);

    const run = await project.heal();
    const checked = await project.command('git', ['apply', '--check', '.heal/last.patch']);

    expect(run.report?.targets[0]?.patches[0]?.healedSource).toBe(shape(HEALED_SHIPPING));
    expect(checked).toMatchObject({ exitCode: 0, stderr: '' });
  });
});
