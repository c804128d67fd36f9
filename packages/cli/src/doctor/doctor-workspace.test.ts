import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { toolVersion } from '../tool-version.ts';
import { createDoctorProject, installed, type DoctorProject } from './__fixtures__/doctor-project.ts';

let project: DoctorProject;

beforeEach(() => {
  project = createDoctorProject();
});

afterEach(() => {
  project[Symbol.dispose]();
});

describe('a workspace', () => {
  const WORKSPACE = {
    'package.json': '{ "private": true }',
    'pnpm-workspace.yaml': 'packages: ["packages/*"]\n',
    'packages/a/package.json': '{ "devDependencies": { "vitest": "4" } }',
    'packages/b/package.json': '{ "jest": {} }',
    'packages/c/package.json': '{}',
    ...installed('vitest', '5.1.0'),
    ...installed('jest', '29.7.0'),
  };

  it('is listed by its packages with runners, each with what it lacks', async () => {
    project.write({ ...WORKSPACE, ...installed('@testheal/vitest', toolVersion()) });

    const { exitCode, sections, of } = await project.diagnosis();

    expect(sections.map(({ title }) => title).filter((title) => title.includes(' in '))).toEqual([
      'Vitest in packages/a',
      'Jest in packages/b',
    ]);
    // One runner that is ready is enough.
    expect(of('adapter').map(({ status }) => status)).toEqual(['ok', 'warning']);
    expect(exitCode).toBe(0);
  });

  it('is looked at from the package that one is in', async () => {
    project.write({ ...WORKSPACE, 'packages/b/heal.config.json': '[]', 'packages/a/src/x.ts': '' });

    const a = await project.diagnosis({ cwd: 'packages/a/src' });
    const b = await project.diagnosis({ cwd: 'packages/b' });

    expect(a.sections.map(({ title }) => title)).toContain('Vitest in ..');
    expect([a.of('heal-config')[0]?.status, b.of('heal-config')[0]?.status]).toEqual(['ok', 'hindrance']);
    expect([a.of('adapter'), b.of('adapter')]).toMatchObject([[{ status: 'hindrance' }], [{ status: 'hindrance' }]]);
  });
});
