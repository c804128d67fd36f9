import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MODEL_FAILURES } from '../model/model-failure.ts';

it('has every kind of failure in docs/errors.md, in order', () => {
  const text = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');
  const [, section = ''] = text.split('## When a language model gives no reply');
  const [table = ''] = section.split('\n## ');

  const written = [...table.matchAll(/^\| `([\w-]+)` /gm)].map((match) => match[1]);

  expect(written).toEqual([...MODEL_FAILURES]);
});
