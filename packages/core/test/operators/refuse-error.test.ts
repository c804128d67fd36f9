import { expect, it } from 'vitest';
import { refuseError } from '../../src/operators/async/refuse-error.ts';
import { propose } from './propose.ts';

const found = [new Error('none'), 1];

it('refuse-error refuses as the module does elsewhere, or plainly', () => {
  const source =
    'function go(jobs, results) {\n  jobs.forEach((job, i) => {\n    job.resolve(results[i]);\n  });\n  jobs.forEach((job) => fail(job, error));\n}';

  expect(propose(refuseError, { source, at: 'job.resolve(results[i]);', seen: { 'results[i]': found } })).toEqual([
    'if (results[i] instanceof Error) fail(job, results[i]);\n    else job.resolve(results[i]);',
    'if (results[i] instanceof Error) job.reject(results[i]);\n    else job.resolve(results[i]);',
  ]);
});

it('refuse-error calls what the promise itself has for it', () => {
  const source = 'new Promise((done, refuse) => {\n  read((result) => {\n    done(result);\n  });\n});';

  expect(propose(refuseError, { source, at: 'done(result);', seen: { result: found } })).toEqual([
    'if (result instanceof Error) refuse(result);\n    else done(result);',
  ]);
});

it.each<[at: string, seen: readonly unknown[]]>([
  ['done(result);', [1, { message: 'none' }]],
  ['show(result);', found],
  ['job.add(result);', found],
  ['done(result, 1);', found],
])('refuse-error leaves %s alone, which was %j', (at, seen) => {
  const source = `new Promise((done, refuse) => {\n  read((result) => {\n    ${at}\n  });\n});`;

  expect(propose(refuseError, { source, at, seen: { result: seen } })).toEqual([]);
});
