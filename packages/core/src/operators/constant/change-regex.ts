import type { Node } from '../../syntax/node.ts';
import type { Operator, OperatorContext, OperatorSite, Replacement } from '../operator.ts';
import { addAlternatives } from '../regex/add-alternatives.ts';
import { addElements } from '../regex/add-elements.ts';
import { changeAssertions } from '../regex/change-assertions.ts';
import { changeCharacters } from '../regex/change-characters.ts';
import { changeClasses } from '../regex/change-classes.ts';
import { changeGroups } from '../regex/change-groups.ts';
import { changeQuantifiers } from '../regex/change-quantifiers.ts';
import { matchesAlike } from '../regex/matches-alike.ts';
import { apply, type PatternChanges } from '../regex/pattern-change.ts';
import { hasNestedRepeats, nodesOf, parsePattern } from '../regex/pattern-tree.ts';
import { subjectsOf } from '../regex/subjects-of.ts';

type Literal = Extract<Node, { type: 'RegExpLiteral' }>;

const CHANGES: readonly PatternChanges[] = [
  changeQuantifiers,
  changeClasses,
  changeAssertions,
  changeCharacters,
  changeGroups,
  addElements,
  addAlternatives,
];

/** What makes no difference in anything that was seen can hardly turn a test, but not everything is seen. */
const NO_DIFFERENCE = 1.5;

/** Another flag, quantifier, anchor, group or character class, or an element more: the pattern is a tree of its own. */
export const changeRegex: Operator = {
  name: 'change-regex',
  family: 'constant',
  description: 'only the first match replaced, letter case ignored or not, one where many may come, an anchor missing',
  floor: 1.2,
  on: 'expression',
  *replacements(site, context) {
    const { node } = site;
    if (node.type !== 'RegExpLiteral') return;
    yield* otherFlags(node);
    yield* otherPatterns(node, site, context);
  },
};

function* otherFlags({ pattern, flags }: Literal): Generator<Replacement> {
  for (const flag of 'gimsu') {
    const others = flags.includes(flag) ? flags.replace(flag, '') : flags + flag;
    const cost = flag === 'g' || flag === 'i' ? 1.2 : 1.4;
    if (parsePattern(pattern, others) !== undefined) yield { text: `/${pattern}/${others}`, cost };
  }
}

function* otherPatterns(
  { pattern, flags }: Literal,
  site: OperatorSite,
  context: OperatorContext,
): Generator<Replacement> {
  const tree = parsePattern(pattern, flags);
  if (tree === undefined) return;
  const subjects = subjectsOf(site.path, context);
  const characters = [...new Set(subjects.join(''))].filter((character) => !/[a-z0-9]/i.test(character));
  const seen = new Set([pattern, '']);
  for (const node of nodesOf(tree)) {
    for (const changes of CHANGES) {
      for (const change of changes(node, { characters, subjects, flags })) {
        const changed = apply(pattern, change);
        if (seen.has(changed)) continue;
        seen.add(changed);
        const other = parsePattern(changed, flags);
        if (other === undefined) continue;
        const isIdle =
          subjects.length > 0 &&
          !hasNestedRepeats(other) &&
          !hasNestedRepeats(tree) &&
          matchesAlike(pattern, changed, flags, subjects);
        yield { text: `/${changed}/${flags}`, cost: change.cost + (isIdle ? NO_DIFFERENCE : 0) };
      }
    }
  }
}
