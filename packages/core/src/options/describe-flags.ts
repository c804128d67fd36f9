import { FLAGS, type Flag } from './flags.ts';

/** Our flags as a block of a help text. */
export function describeFlags(): string {
  const rows = FLAGS.map((flag) => [written(flag), flag.description] as const);
  const width = Math.max(...rows.map(([name]) => name.length));
  return `Healing:\n${rows.map(([name, description]) => `  ${name.padEnd(width)}  ${description}`).join('\n')}\n`;
}

function written({ name, value }: Flag): string {
  return value === 'required' ? `--${name} <value>` : `--${name}`;
}
