import type { Operator } from '../operator.ts';
import { changedPatterns } from '../regex/changed-patterns.ts';
import { isPattern } from '../shared/pattern-text.ts';
import { quote } from '../shared/text.ts';

const LONGEST = 80;
/** It stands in a string, so that it may be something else after all. */
const MAYBE = 0.2;

/** `'.+'` → `'[^/]+'`, where the module puts regular expressions together of texts: as in a literal between slashes. */
export const changePatternText: Operator = {
  name: 'change-pattern-text',
  family: 'constant',
  description: 'a part of a regular expression put together at run time that takes too much or too little',
  floor: 1.5 + MAYBE,
  on: 'expression',
  *replacements({ node }, { source, facts }) {
    if (node.type !== 'StringLiteral' || node.value.length > LONGEST || !isPattern(node.value, source)) return;
    const characters = facts.strings.filter((text) => /^[^a-z0-9]$/i.test(text));
    for (const { text, cost } of changedPatterns(node.value, { flags: '', subjects: [], characters }))
      yield { text: quote(text), cost: cost + MAYBE };
  },
};
