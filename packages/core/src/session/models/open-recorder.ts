import { appendText } from '../../node/append-text.ts';
import type { Recorder } from '../../llm/recording/record-model.ts';
import type { FileSystem } from '../../ports/file-system.ts';
import type { Redactor } from '../../secrets/redactor.ts';

/** The recording of a run: written anew with the first call, so that a run without any leaves an earlier one as it is. */
export function openRecorder(
  file: string,
  fileSystem: Pick<FileSystem, 'writeTextAtomic'>,
  { redact }: Redactor,
): Recorder {
  let begun: Promise<void> | undefined;
  return {
    file,
    redact,
    begin: () => (begun ??= fileSystem.writeTextAtomic(file, '')),
    add: (line) => appendText(file, line),
  };
}
