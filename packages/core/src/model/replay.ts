const PREFIX = 'replay:';

/**
 * The option `model` of a run that repeats what a recorded one was told, without any call: `replay('repair.jsonl')`, which is
 * `'replay:repair.jsonl'` as text. The path is relative to the working directory, in a heal.config to its folder.
 */
export function replay(file: string): string {
  return `${PREFIX}${file}`;
}

/** The file of a recording that the option `model` names; `undefined` when it is something else. */
export function replayedFile(model: unknown): string | undefined {
  return typeof model === 'string' && model.startsWith(PREFIX) ? model.slice(PREFIX.length) : undefined;
}
