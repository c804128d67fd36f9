import { expect, it } from 'vitest';
import type { ModelRequest } from '../../model/model-request.ts';
import { leftOutNote } from './cut-lines.ts';
import { leftOutOf } from './left-out-of.ts';

function request(system: string, ...parts: string[]): ModelRequest {
  return { system, messages: [{ role: 'user', parts: parts.map((text) => ({ text })) }], maxOutputTokens: 1 };
}

it('says what was cut, and in which section', () => {
  const cut = request(
    `You repair.\n${leftOutNote(3)}`,
    `# The file "a.ts"\n\`\`\`ts\n1 | a\n${leftOutNote(1)}\n\`\`\`\n\n# The failing tests\n\n… 2 more left out\n\n`,
    'Say it:',
  );

  expect(leftOutOf(cut)).toEqual([
    'The rules: 3 lines left out',
    'The file "a.ts": 1 line left out',
    'The failing tests: 2 more left out',
  ]);
});

it('says nothing of a prompt that is whole', () => {
  expect(leftOutOf(request('You repair.', '# The file\nconst text = "… 3 lines left out";'))).toEqual([]);
});
