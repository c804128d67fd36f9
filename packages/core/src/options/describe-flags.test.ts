import { expect, it } from 'vitest';
import { describeFlags } from './describe-flags.ts';
import { FLAGS } from './flags.ts';

it('has one aligned line for every flag', () => {
  const [title, ...lines] = describeFlags().trimEnd().split('\n');

  expect(title).toBe('Healing:');
  expect(lines).toHaveLength(FLAGS.length);
  expect(new Set(lines.map((line, index) => line.indexOf(FLAGS[index]?.description as string))).size).toBe(1);
});
