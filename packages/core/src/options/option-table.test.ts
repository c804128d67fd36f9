import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FLAGS } from './flags.ts';
import { OPTION_NAMES, optionRow } from './option-table.ts';
import { variableOf } from './variables.ts';

const text = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

it('is the table in docs/options.md, cell by cell', () => {
  const written = tableAfter(text('../../../../docs/options.md'), '## All options');

  const rows = OPTION_NAMES.map((name) => {
    const { default: value, description } = optionRow(name);
    const flag = FLAGS.find(({ option }) => option === name);
    const cells = [
      name,
      flag === undefined ? '–' : flag.valueName === undefined ? `--${flag.name}` : `--${flag.name} <${flag.valueName}>`,
      (flag && variableOf(flag)) ?? '–',
      value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value),
    ];
    return [...cells.map((cell) => (cell === '–' ? cell : `\`${cell}\``)), description];
  });
  expect(written).toEqual([['option', 'flag', 'variable', 'default', 'meaning'], ...rows]);
});

it('has the defaults that editors show', () => {
  const shown = [...text('./heal-options.ts').matchAll(/@default (\S+) \*\/|@default (\S+)/g)].map(
    (match) => match[1] ?? match[2],
  );

  expect(shown).toEqual(
    OPTION_NAMES.flatMap((name) => {
      const { default: value } = optionRow(name);
      return value === undefined ? [] : [typeof value === 'string' ? `'${value}'` : JSON.stringify(value)];
    }),
  );
});

it('names each flag, and each variable, once', () => {
  const names = FLAGS.map((flag) => flag.name);
  const variables = FLAGS.flatMap((flag) => variableOf(flag) ?? []);

  expect(new Set([...names, ...variables]).size).toBe(names.length + variables.length);
});

it('has defaults that are right by its own rules, as values and as text', () => {
  for (const name of OPTION_NAMES) {
    const { default: value, kind } = optionRow(name);
    if (value === undefined) continue;

    expect(kind.isValid(value), name).toBe(true);
    expect(kind.fromText(kind.toText(value)), name).toBe(value);
  }
});

/** Cells of the first table below a heading. */
function tableAfter(markdown: string, heading: string): string[][] {
  const lines = markdown.slice(markdown.indexOf(heading)).split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines
    .slice(start, end)
    .filter((_line, index) => index !== 1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
