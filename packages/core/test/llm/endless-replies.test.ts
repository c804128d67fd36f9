import { expect, it } from 'vitest';
import { readProposal } from '../../src/llm/reply/read-proposal.ts';
import { readTarget } from '../../src/llm/reply/slot.ts';
import { TARGETS } from './reply-targets.ts';

const LINES = [
  '<<<<<<< SEARCH',
  '=======',
  '>>>>>>> REPLACE',
  '```ts',
  '```',
  '~~~',
  '<think>',
  '<answer>',
  '</code>',
  '/* so */',
  '// ...',
  '@@ -1,2 +1,2 @@',
  '- a',
  '{"code": "',
  '((((((((',
  '[[[[[[[[',
  'a + a + ',
  'if (a) {',
  '`${',
  '"',
  '          ',
];

it.each(LINES)('reads a model that never stops saying %j', { timeout: 60_000 }, (line) => {
  const target = readTarget(TARGETS.price);
  const reply = `${line}\n`.repeat(Math.floor(200_000 / (line.length + 1)));

  const [alone, inBlock] = [reply, `\`\`\`ts\n${reply}\`\`\``].map((text) => readProposal(text, target));
  const inFunction = readProposal(`function extractPrice(text, fallback) { return ${reply} 1 }`, target);

  expect([alone?.status, inBlock?.status]).toEqual(['unusable', 'unusable']);
  expect(inFunction.status).toBe(/^(?: +|\/\*.*)$/.test(line) ? 'proposed' : 'unusable');
});
