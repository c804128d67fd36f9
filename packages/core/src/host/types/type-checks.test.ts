import { expect, it } from 'vitest';
import { createTypeChecks } from './type-checks.ts';

const FAILED = { status: 'unchecked', why: 'failed' };

it('gives each question its reply, in whatever order they come', async () => {
  const checks = createTypeChecks();
  const ids: number[] = [];
  const answers = [1, 2, 3].map(() => checks.ask((id) => ids.push(id)));

  checks.reply({ id: ids[2], errors: ['TS1: no'] });
  checks.reply({ id: ids[0], errors: [] });
  checks.reply({ id: ids[1] });
  checks.reply({ id: 99, errors: [] });

  expect(await Promise.all(answers)).toEqual([
    { status: 'checked', errors: [] },
    FAILED,
    { status: 'checked', errors: ['TS1: no'] },
  ]);
});

it('has no answer from a process that is gone', async () => {
  const checks = createTypeChecks();
  const before = checks.ask(() => undefined);

  checks.drop();

  expect([await before, await checks.ask(() => undefined)]).toEqual([FAILED, FAILED]);
});
