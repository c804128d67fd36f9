import type { Node } from '../../syntax/node.ts';
import type { Operator, Replacement } from '../operator.ts';
import { changedPatterns } from '../regex/changed-patterns.ts';
import { parsePattern } from '../regex/pattern-tree.ts';
import { subjectsOf } from '../regex/subjects-of.ts';

/** Another flag, quantifier, anchor, group or character class, or an element more: the pattern is a tree of its own. */
export const changeRegex: Operator = {
  name: 'change-regex',
  family: 'constant',
  description: 'only the first match replaced, letter case ignored or not, one where many may come, an anchor missing',
  floor: 1.2,
  on: 'expression',
  *replacements({ node, path }, context) {
    if (node.type !== 'RegExpLiteral') return;
    yield* otherFlags(node);
    const { pattern, flags } = node;
    const subjects = subjectsOf(path, context);
    const characters = [...new Set(subjects.join(''))].filter((character) => !/[a-z0-9]/i.test(character));
    for (const { text, cost } of changedPatterns(pattern, { flags, subjects, characters }))
      yield { text: `/${text}/${flags}`, cost };
  },
};

function* otherFlags({ pattern, flags }: Extract<Node, { type: 'RegExpLiteral' }>): Generator<Replacement> {
  for (const flag of 'gimsu') {
    const others = flags.includes(flag) ? flags.replace(flag, '') : flags + flag;
    const cost = flag === 'g' || flag === 'i' ? 1.2 : 1.4;
    if (parsePattern(pattern, others) !== undefined) yield { text: `/${pattern}/${others}`, cost };
  }
}
