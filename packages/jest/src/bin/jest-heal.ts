#!/usr/bin/env node
import { createRequire } from 'node:module';
import { caseFileOf, describeFlags, readHealingRequest } from '@testheal/core/request';
import { findJest, runJestCli } from '../shared/jest-version.ts';

const argv = process.argv.slice(2);
const { rest, problems, saysMode } = readHealingRequest({ argv, env: process.env });
if (problems.length > 0) {
  console.error(problems.map((problem) => `jest-heal: ${problem}`).join('\n'));
  process.exit(2);
}
const jest = findJest(process.cwd());
if (jest === undefined) {
  console.error('jest-heal: Jest is not installed in this project (npm install --save-dev jest)');
  process.exit(3);
}

// Jest's own help ends the process.
if (rest.some((argument) => /^(?:-h|--help)$/.test(argument))) console.log(describeFlags());

process.env['NODE_ENV'] ??= 'test';
// The script `"jest": "jest-heal"` of `heal init` without a flag of ours: who runs it wants Jest.
const isPlainAlias = process.env['npm_lifecycle_event'] === 'jest' && rest.length === argv.length && !saysMode;
if (isPlainAlias) await runJestCli(jest, rest);
else {
  // This command alone asks for `--heal`. What else was asked for, the reporter reads from where it was said.
  if (!saysMode) process.env['HEAL'] = 'propose';
  await runJestCli(jest, rest, {
    reporter: createRequire(import.meta.url).resolve('@testheal/jest'),
    caseFile: caseFileOf(process.env),
  });
}
