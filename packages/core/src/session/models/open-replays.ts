import { brokenReplay, replayModel } from '../../llm/recording/replay-model.ts';
import { readRecording } from '../../llm/recording/recorded-call.ts';
import { replayedFile } from '../../model/replay.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import type { FileSystem } from '../../ports/file-system.ts';
import type { LanguageModel } from '../../ports/language-model.ts';

/**
 * The options with models in place of the recordings that they name: `model` is the first one of its recording, `strongModel`
 * the second of the same, or the first of another. Never rejects: what cannot be read fails when it is called.
 */
export async function openReplays(
  options: HealOptions,
  fileSystem: Pick<FileSystem, 'readText'>,
): Promise<HealOptions> {
  const [file, strongFile] = [replayedFile(options.model), replayedFile(options.strongModel)];
  if (file === undefined && strongFile === undefined) return options;
  return {
    ...options,
    ...(file !== undefined && { model: await openReplay(fileSystem, file, 0) }),
    ...(strongFile !== undefined && {
      strongModel: await openReplay(fileSystem, strongFile, strongFile === file ? 1 : 0),
    }),
  };
}

async function openReplay(
  fileSystem: Pick<FileSystem, 'readText'>,
  file: string,
  index: number,
): Promise<LanguageModel> {
  const text = await fileSystem.readText(file).catch(() => undefined);
  if (text === undefined) {
    return brokenReplay(file, `the recording ${file} cannot be read: make it with --heal-record ${file}`);
  }
  const calls = readRecording(text);
  if (calls === undefined) {
    return brokenReplay(file, `${file} is no recording, or not a whole one: record it again: --heal-record ${file}`);
  }
  const models = new Map(calls.map((call) => [`${call.provider} ${call.model}`, call]));
  const found = [...models.values()][index];
  if (found !== undefined) return replayModel(file, found, calls);
  const count = models.size === 0 ? 'no call of a model' : 'calls of one model alone';
  return brokenReplay(file, `the recording ${file} has ${count}: record it again: --heal-record ${file}`);
}
