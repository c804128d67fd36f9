import type { Command } from './command.ts';

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'show',
    summary: 'print the report of the last healing run again',
    switches: { json: 'print it as JSON' },
    load: async () => (await import('./commands/show.ts')).show,
  },
  {
    name: 'undo',
    summary: 'restore the files that the last --heal-apply wrote',
    switches: {},
    load: async () => (await import('./commands/undo.ts')).undo,
  },
];
