import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createDoctorProject, WELL, type DoctorProject } from './__fixtures__/doctor-project.ts';

let project: DoctorProject;

beforeEach(() => {
  project = createDoctorProject();
});

afterEach(() => {
  project[Symbol.dispose]();
});

describe('language models', () => {
  const KEYS = {
    OPENAI_API_KEY: 'sk-proj-AbCdEf0123456789',
    ANTHROPIC_API_KEY: 'sk-ant-ZyXwVu9876543210',
    GEMINI_API_KEY: 'AIzaQwErTy5647382910',
    HEAL_NOTES: 'kept-to-myself-13579',
  };

  it('let no part of a value out', async () => {
    project.write(WELL);

    const texts = [await project.doctor([], { env: KEYS }), await project.doctor(['--json'], { env: KEYS })];

    const pieces = Object.values(KEYS).flatMap((value) =>
      Array.from({ length: value.length - 4 }, (_, at) => value.slice(at, at + 5)),
    );
    for (const { stdout, stderr } of texts)
      expect(pieces.filter((piece) => `${stdout}${stderr}`.includes(piece))).toEqual([]);
  });
});
