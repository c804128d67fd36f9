import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { writingCost } from './writable-fields.ts';

const SOURCE = `class Queue {
  readonly list = [];
  running = 0;
  constructor(private readonly limit, private pause, size, label = '') {
    this.size = size;
    this.label = label;
    this.open = true;
  }
  next() { this.running++; this.label = 'x'; here; }
}`;

it.each([
  ['this.list', undefined],
  ['this.limit', undefined],
  ['this.pause', 0.4],
  ['this.size', 0.4],
  ['this.label', 0],
  ['this.open', 0],
  ['this.running', 0],
  ['other', 0],
])('asks for writing into %s %s', (text, cost) => {
  const here = [...pathsOf(parseModule(SOURCE, 'queue.ts').program)].find(
    ({ node }) => node.type === 'Identifier' && node.name === 'here',
  );

  expect(here && writingCost(here)(text)).toBe(cost);
});
