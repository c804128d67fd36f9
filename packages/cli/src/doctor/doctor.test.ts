import { afterEach, beforeEach, expect, it } from 'vitest';

import { toolVersion } from '../tool-version.ts';
import { createDoctorProject, WELL, type DoctorProject } from './__fixtures__/doctor-project.ts';

let project: DoctorProject;

beforeEach(() => {
  project = createDoctorProject();
});

afterEach(() => {
  project[Symbol.dispose]();
});

it('says in a few lines that all is well, for people', async () => {
  project.write(WELL);

  const { exitCode, stdout, stderr } = await project.doctor([], { env: { NO_COLOR: '1' } });

  const fixed = stdout
    .replaceAll(process.versions.node, '<node>')
    .replaceAll(toolVersion(), '<version>')
    .replace(/of \d+ MB/, 'of <n> MB')
    .replace(/no candidate writes[^✔·]+/, 'no candidate writes <…>\n  ')
    .replace(/bubblewrap: (not )?installed/, 'bubblewrap: <…>');
  expect(fixed).toMatchInlineSnapshot(`
    "heal doctor, testheal <version>

    Node
      ✔ <node> is supported

    Project
      ✔ package .
      ✔ pnpm 10 (packageManager in package.json)
      ✔ preload line in .npmrc: \`npx vitest --heal\` and the like work as typed
      · no git repository: \`--heal-apply\` writes all the same, with a backup

    Vitest in .
      ✔ 4.1.12, which was tried
      ✔ @testheal/vitest <version>
      ✔ our plugin is in vitest.config.ts
      ✔ script \`vitest\` in package.json is \`vitest-heal\`

    Marked tests
      ✔ 1 file uses the marker; \`npx heal list\` has the targets

    Options
      ✔ heal.config.json is right: sets seed, memoryMb

    Cage around candidates
      ✔ process group: whatever a candidate hangs in is ended with all that it started
      ✔ permission flags of Node: no candidate writes <…>
      ✔ memory cap: 64 MB for each worker, of <n> MB here
      · bubblewrap: <…>, and not used by this version

    Language models
      · none is set up: the search heals alone
        → no model is set up: set ANTHROPIC_API_KEY, OPENAI_API_KEY or GEMINI_API_KEY, or name a server
          by --heal-base-url

    Left by earlier runs
      ✔ nothing: there is no \`.heal\`

    Healing works here.
    "
  `);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
});

it('fits a narrow terminal and has no escape codes', async () => {
  project.write({ ...WELL, '.npmrc': '' });

  const { stdout } = await project.doctor([], { columns: 44, env: { FORCE_COLOR: '1' } });

  // Too long is only what cannot be broken.
  const tooLong = stdout.split('\n').filter((line) => line.length > 44 && line.slice(6).includes(' '));
  expect(tooLong).toEqual([]);
  expect(stdout).not.toContain('\u001B');
});

it('finds out the same from a folder below', async () => {
  project.write(WELL);

  const above = await project.diagnosis();
  const below = await project.diagnosis({ cwd: 'test' });

  expect(below.of('configured')).toEqual(above.of('configured'));
  expect(below.exitCode).toBe(0);
  expect(below.sections.map(({ title }) => title)).toContain('Vitest in ..');
});
