import { FLAGS, type Flag } from './flags.ts';
import { optionRow } from './option-table.ts';

/** Our flags as a block of a help text. */
export function describeFlags(): string {
  const rows = FLAGS.map((flag) => [written(flag), describeFlag(flag)] as const);
  const width = Math.max(...rows.map(([name]) => name.length));
  return `Healing:\n${rows.map(([name, description]) => `  ${name.padEnd(width)}  ${description}`).join('\n')}\n`;
}

/** What a flag does, with its default where it has one that is worth saying. */
export function describeFlag({ option, description }: Flag): string {
  if (option === undefined) return description;
  const { default: value, kind } = optionRow(option);
  return value === undefined || typeof value === 'boolean'
    ? description
    : `${description} (default ${kind.toText(value)})`;
}

function written({ name, valueName }: Flag): string {
  return valueName === undefined ? `--${name}` : `--${name} <${valueName}>`;
}
