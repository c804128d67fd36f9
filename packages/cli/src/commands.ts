import { describeFlag, FLAGS } from '@testheal/core';

import type { Command, CommandOption } from './command.ts';

const RUNNER = { value: 'runner', text: 'vitest or jest, where a project has both' };

/** The flags of the search, which go on to the healing runs. */
const SEARCH: Readonly<Record<string, CommandOption>> = Object.fromEntries([
  ...(FLAGS.filter(({ option }) => option !== undefined && option !== 'target' && option !== 'reportFile').map(
    (flag) => [flag.name, { text: describeFlag(flag), ...(flag.valueName !== undefined && { value: flag.valueName }) }],
  ) as [string, CommandOption][]),
  ['no-heal-llm', { text: 'never call a language model, whatever was allowed' }],
]);

const MODEL_FLAGS = new Set([
  'heal-provider',
  'heal-model',
  'heal-base-url',
  'heal-key-variable',
  'heal-strong-model',
  'heal-strong-provider',
]);

/** What a command that calls no model has no use for. */
const OF_CALLS =
  /^(?:no-)?heal-(?:llm|provider|model|base-url|key-variable|strong|attempts|target-|prices|events|dry-prompt)/;

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'init',
    summary: 'set up `npm run vitest -- --heal` and the like; shows the change and asks',
    arguments: [],
    options: {
      literal: { text: 'also `npx vitest --heal` and `npm test -- --heal`' },
      undo: { text: 'take it back' },
      yes: { short: 'y', text: 'write without asking' },
    },
    load: async () => (await import('./commands/init.ts')).init,
  },
  {
    name: 'fix',
    summary: 'heal a target by the failing tests of a file, without a marker',
    arguments: ['module#symbol'],
    options: {
      test: { value: 'file', text: 'the test file' },
      'test-name': { value: 'pattern', short: 't', text: 'only tests whose names match' },
      apply: { text: 'write the best patch, with a backup' },
      json: { text: 'print the JSON report on stdout, and nothing else there' },
      runner: RUNNER,
      ...SEARCH,
    },
    load: async () => (await import('./commands/fix.ts')).fix,
  },
  {
    name: 'explain',
    summary: 'say what the search learns of a target, and what a language model would be told; call none',
    arguments: ['target or test file'],
    options: {
      test: { value: 'file', text: 'the test file, where no mark names the target' },
      runner: RUNNER,
      ...Object.fromEntries(Object.entries(SEARCH).filter(([name]) => !OF_CALLS.test(name))),
    },
    load: async () => (await import('./commands/explain.ts')).explain,
  },
  {
    name: 'list',
    summary: 'list marked tests with their targets; end with 1 when one does not resolve',
    arguments: [],
    options: { json: { text: 'print it as JSON' } },
    load: async () => (await import('./commands/list.ts')).list,
  },
  {
    name: 'show',
    summary: 'print the report of the last healing run again',
    arguments: [],
    options: { json: { text: 'print it as JSON' } },
    load: async () => (await import('./commands/show.ts')).show,
  },
  {
    name: 'undo',
    summary: 'restore the files that the last --heal-apply wrote, or the one named',
    arguments: [],
    optionalArguments: ['id'],
    options: {
      all: { text: 'restore the files of all that is not undone, the last first' },
      'dry-run': { text: 'say what would be restored, and change nothing' },
    },
    load: async () => (await import('./commands/undo.ts')).undo,
  },
  {
    name: 'clean',
    summary: 'remove the folder .heal and backups that nobody needs any more',
    arguments: [],
    options: {
      force: { text: 'also backups of what is not undone: it cannot be undone any more' },
      'dry-run': { text: 'say what would be removed, and change nothing' },
    },
    load: async () => (await import('./commands/clean.ts')).clean,
  },
  {
    name: 'cache',
    summary: 'stats, clear or prune the repairs that earlier runs keep in .heal/cache',
    arguments: ['action'],
    options: {
      'max-age': { value: 'duration', text: 'prune: remove what was last used longer ago, such as 30d or 12h' },
      json: { text: 'stats: print it as JSON' },
    },
    load: async () => (await import('./commands/cache.ts')).cache,
  },
  {
    name: 'doctor',
    summary: 'say what is set up here, what is missing and what to do; end with 1 when healing cannot work',
    arguments: [],
    options: { json: { text: 'print it as JSON' } },
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  {
    name: 'consent',
    summary: 'allow calls of a language model for this project; says which, and what would be sent',
    arguments: [],
    options: {
      revoke: { text: 'take it back' },
      yes: { short: 'y', text: 'allow it without asking' },
      ...Object.fromEntries(Object.entries(SEARCH).filter(([name]) => MODEL_FLAGS.has(name))),
    },
    load: async () => (await import('./commands/consent.ts')).consent,
  },
  {
    name: 'bench',
    summary: 'heal every case of a folder or suite and judge the patches by what no search has seen',
    arguments: [],
    options: {
      dir: { value: 'folder', text: 'folder with the cases: each a folder with a case.json' },
      suite: {
        value: 'name',
        text: 'cases of @testheal/benchmarks: default, quixbugs, web, faults, missing-logic, everyday or history',
      },
      runner: RUNNER,
      proposer: { value: 'name', text: 'search (default), ladder, anthropic, openai, google or openai-compatible' },
      model: { value: 'name', text: 'the same as --heal-model' },
      'base-url': { value: 'url', text: 'the same as --heal-base-url' },
      attempts: { value: 'n', text: 'the same as --heal-attempts' },
      naive: { text: 'one proposal of the model, which then has no memory of others' },
      'max-usd': { value: 'usd', text: 'begin no case once those before have cost so much (default 5)' },
      timeout: { value: 'seconds', text: 'time for a case (default 120)' },
      jobs: { value: 'n', text: 'cases at the same time (default 1)' },
      filter: { value: 'text', text: 'only cases whose path has this in it' },
      seed: { value: 'n', text: 'the same as --heal-seed (default 1)' },
      runs: { value: 'n', text: 'heal all cases so often, each time with the next seed (default 1)' },
      json: { value: 'file', text: 'write the results to this file' },
      html: { value: 'file', text: 'write a page with a chart to this file' },
      compare: { value: 'file,…', text: 'show the results of these JSON files beside these' },
      without: { value: 'part,…', text: 'leave these parts of the search out: docs/benchmarks.md names them' },
      'fail-under': { value: 'fraction', text: 'end with 1 when fewer of the cases heal, such as 0.8' },
      ...SEARCH,
    },
    load: async () => (await import('./commands/bench.ts')).bench,
  },
];
