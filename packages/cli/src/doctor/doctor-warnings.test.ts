import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { preloadOption } from '../init/preload-option.ts';
import { toolVersion } from '../tool-version.ts';
import { ADAPTERS, createDoctorProject, installed, WELL, type DoctorProject } from './__fixtures__/doctor-project.ts';

let project: DoctorProject;

beforeEach(() => {
  project = createDoctorProject();
});

afterEach(() => {
  project[Symbol.dispose]();
});

describe('what is less than there could be', () => {
  it('a version of the runner that was never tried', async () => {
    project.write({ ...WELL, ...installed('vitest', '4.99.0') });

    const { exitCode, of } = await project.diagnosis();

    expect(of('runner-version')).toMatchObject([{ status: 'warning', facts: { version: '4.99.0', isTried: false } }]);
    expect(of('runner-version')[0]?.advice).toContain('--heal-probe always');
    expect(exitCode).toBe(0);
  });

  it('an adapter of another version', async () => {
    project.write({ ...WELL, ...installed('@testheal/vitest', '9.9.9') });

    expect((await project.diagnosis()).of('adapter')).toMatchObject([
      { status: 'warning', text: `@testheal/vitest is 9.9.9, and this command ${toolVersion()}` },
    ]);
  });

  it('a slip in a variable, and a preload line that somebody has changed', async () => {
    const changed = preloadOption(['vitest']).replace('try{', 'try {');
    project.write({ ...WELL, '.npmrc': `node-options=${changed}\n` });

    const { exitCode, of } = await project.diagnosis({ env: { HEAL_SEEED: '3' } });

    expect(of('environment')).toMatchObject([{ status: 'warning' }]);
    expect(of('preload')).toMatchObject([{ status: 'warning' }]);
    expect(exitCode).toBe(0);
  });

  it.each([
    ['', 'our reporter: no config file; `npx jest-heal` needs none'],
    [', "jest": { "roots": ["test"] }', 'our reporter: not in package.json; `npx jest-heal` needs none'],
  ])('a config without our reporter: {…%s}', async (jest, text) => {
    project.write({
      'package.json': `{ "devDependencies": { "jest": "30" }${jest} }`,
      ...installed('jest', '30.5.0'),
      ...ADAPTERS,
    });

    expect((await project.diagnosis()).of('configured')).toMatchObject([{ text }]);
  });

  it('nothing but the packages', async () => {
    project.write({
      'package.json': '{ "devDependencies": { "jest": "30" } }',
      ...installed('jest', '30.5.0'),
      ...ADAPTERS,
    });

    const { exitCode, of } = await project.diagnosis();

    expect(of('preload')).toMatchObject([
      { text: 'no preload line: `npx jest --heal` does not work as typed; `npx jest-heal` does' },
    ]);
    const ids = ['preload', 'configured', 'script-alias', 'marks'];
    expect(ids.map((id) => of(id).map(({ status, advice }) => [status, advice !== undefined]))).toEqual(
      ids.map(() => [['note', true]]),
    );
    expect(exitCode).toBe(0);
  });
});
