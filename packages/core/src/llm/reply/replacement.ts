/** A passage of the file and what it becomes. */
export interface Replacement {
  readonly search: string;
  readonly replace: string;
  /** 1-based line where a diff has it; a hint at most. Absent when nothing is said. */
  readonly line?: number;
  /** File that it belongs to; absent when nothing is said. */
  readonly path?: string;
}

/** The search/replace blocks in a text, in order; what is not whole is left alone. */
export function searchReplaceBlocks(text: string): Replacement[] {
  const blocks: Replacement[] = [];
  let search: string[] | undefined;
  let replace: string[] | undefined;
  for (const line of text.split('\n')) {
    const sign = line.trim();
    if (/^<{5,}(?!<)/.test(sign)) [search, replace] = [[], undefined];
    else if (search !== undefined && replace === undefined && /^={5,}(?: *REPLACE)?$/i.test(sign)) replace = [];
    else if (search !== undefined && replace !== undefined && /^>{5,}/.test(sign)) {
      blocks.push({ search: search.join('\n'), replace: replace.join('\n') });
      [search, replace] = [undefined, undefined];
    } else (replace ?? search)?.push(line);
  }
  return blocks;
}

/** Whether a text is a unified diff, or the like. */
export function looksLikeDiff(text: string): boolean {
  const lines = text.split('\n');
  const hunk = lines.some((line) => line.startsWith('@@') || line.startsWith('*** Update File'));
  const signs = lines.filter((line) => /^[+-](?![+-])/.test(line)).length;
  if (hunk) return signs > 0;
  const plain = lines.filter((line) => line.trim() !== '' && !/^[ +-]/.test(line)).length;
  return lines.some((line) => /^-(?![-\d])/.test(line)) && signs > 1 && plain * 4 < lines.length;
}

/** The hunks of a diff as replacements: of what stands without sign it is taken that it is context. */
export function diffHunks(text: string): Replacement[] {
  const hunks: Replacement[] = [];
  let path: string | undefined;
  let line: number | undefined;
  let old: string[] = [];
  let now: string[] = [];
  const close = (): void => {
    if (old.join('\n') !== now.join('\n')) {
      const place = { ...(line !== undefined && { line }), ...(path !== undefined && { path }) };
      hunks.push({ search: old.join('\n'), replace: now.join('\n'), ...place });
    }
    [old, now, line] = [[], [], undefined];
  };
  for (const row of text.split('\n')) {
    const file = /^(?:\+\+\+ (?:b\/)?|\*\*\* (?:Update|Add|Delete) File: )(\S+)/.exec(row);
    if (file !== null || /^(?:diff |index |--- |\*\*\* |@@)/.test(row)) {
      close();
      path = file?.[1] ?? path;
      const at = /^@@ -(\d+)/.exec(row);
      if (at !== null) line = Number(at[1]);
    } else if (row.startsWith('+')) now.push(row.slice(1));
    else if (row.startsWith('-')) old.push(row.slice(1));
    else if (!row.startsWith('\\')) {
      const context = row.startsWith(' ') ? row.slice(1) : row;
      old.push(context);
      now.push(context);
    }
  }
  close();
  return hunks.map((hunk) => withoutOuterBlanks(hunk));
}

/** Blank lines around a hunk are layout of the reply as often as of the file. */
function withoutOuterBlanks(hunk: Replacement): Replacement {
  let [old, now] = [hunk.search.split('\n'), hunk.replace.split('\n')];
  const bothBlank = (index: 0 | -1): boolean =>
    old.length > 1 && old.at(index)?.trim() === '' && now.at(index)?.trim() === '';
  while (bothBlank(-1)) [old, now] = [old.slice(0, -1), now.slice(0, -1)];
  while (bothBlank(0)) [old, now] = [old.slice(1), now.slice(1)];
  return { ...hunk, search: old.join('\n'), replace: now.join('\n') };
}
