import { describe, expect, it } from 'vitest';
import { findCycle } from './find-cycle.ts';
import { isTestFile, type ModuleFile } from './module-file.ts';
import { FILES } from './repository.ts';
import { importsOf, tooLong } from './room-rules.ts';

describe('the repository', () => {
  it('has no cycle between files, types included', () => {
    expect(findCycle(paths(FILES), importsOf(FILES))).toBeUndefined();
  });

  it('has small files', () => {
    const sources = FILES.filter((file) => !isTestFile(file.path));

    expect(tooLong(sources, 300)).toEqual([]);
    expect(
      tooLong(
        FILES.filter((file) => isTestFile(file.path)),
        400,
      ),
    ).toEqual([]);
    expect(median(sources.map((file) => file.codeLines))).toBeLessThan(60);
  });
});

function paths(files: readonly ModuleFile[]): string[] {
  return files.map((file) => file.path);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
