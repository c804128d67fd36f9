import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createDoctorProject, installed, WELL, type DoctorProject } from './__fixtures__/doctor-project.ts';

let project: DoctorProject;

beforeEach(() => {
  project = createDoctorProject();
});

afterEach(() => {
  project[Symbol.dispose]();
});

describe('what hinders', () => {
  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    [
      'an unsupported runner',
      installed('vitest', '3.1.0'),
      'runner-version',
      '3.1.0 is not supported: @testheal/vitest takes ^3.2 || ^4.0.18 || ^5',
    ],
    [
      'a wrong heal.config',
      { 'heal.config.json': '{\n  "sed": 3\n}' },
      'heal-config',
      'heal.config.json:2: `sed` is unknown, did you mean `seed`?',
    ],
  ])('%s', async (_what, files, id, text) => {
    project.write({ ...WELL, ...files });

    const { exitCode, healthy, of } = await project.diagnosis();

    expect(of(id)).toMatchObject([{ status: 'hindrance', text, advice: expect.any(String) as string }]);
    expect({ exitCode, healthy }).toEqual({ exitCode: 1, healthy: false });
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a wrong variable', { HEAL_TIMEOUT: 'soon' }, '`HEAL_TIMEOUT` needs a number of seconds above 0, not `soon`'],
    ['a no', { HEAL: '0' }, 'HEAL says no here: no run heals'],
  ])('%s in the environment', async (_what, env, text) => {
    project.write(WELL);

    const { exitCode, of } = await project.diagnosis({ env });

    expect(of('environment')).toMatchObject([{ status: 'hindrance', text }]);
    expect(exitCode).toBe(1);
  });

  it('dependencies that are not installed, each with its command', async () => {
    project.write({ 'package.json': '{ "devDependencies": { "jest": "30" } }', 'yarn.lock': '' });

    const { exitCode, of } = await project.diagnosis();

    expect([...of('runner-version'), ...of('adapter')]).toMatchObject([
      { status: 'hindrance', text: 'Jest is not installed', advice: 'install the dependencies of the project' },
      { status: 'hindrance', text: '@testheal/jest is not installed', advice: '`yarn add --dev @testheal/jest`' },
    ]);
    expect(exitCode).toBe(1);
  });

  it.each([
    ['a package without runners', { 'package.json': '{}' }],
    ['a folder without a package', {}],
  ])('%s', async (_what, files) => {
    project.write(files);

    const { exitCode, of } = await project.diagnosis();

    expect(of('runner')).toMatchObject([{ status: 'hindrance' }]);
    expect(exitCode).toBe(1);
  });
});
