import { addAlternatives } from './add-alternatives.ts';
import { addElements } from './add-elements.ts';
import { changeAssertions } from './change-assertions.ts';
import { changeCharacters } from './change-characters.ts';
import { changeClasses } from './change-classes.ts';
import { changeGroups } from './change-groups.ts';
import { changeQuantifiers } from './change-quantifiers.ts';
import { matchesAlike } from './matches-alike.ts';
import { apply, type PatternChanges, type PatternUse } from './pattern-change.ts';
import { hasNestedRepeats, nodesOf, parsePattern } from './pattern-tree.ts';

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

/** Patterns that are one change away, each well-formed and each once; none where `pattern` is not well-formed itself. */
export function* changedPatterns(pattern: string, use: PatternUse): Generator<{ text: string; cost: number }> {
  const { flags, subjects } = use;
  const tree = parsePattern(pattern, flags);
  if (tree === undefined) return;
  const seen = new Set([pattern, '']);
  for (const node of nodesOf(tree)) {
    for (const changes of CHANGES) {
      for (const change of changes(node, use)) {
        const text = apply(pattern, change);
        if (seen.has(text)) continue;
        seen.add(text);
        const other = parsePattern(text, flags);
        if (other === undefined) continue;
        const isIdle =
          subjects.length > 0 &&
          !hasNestedRepeats(other) &&
          !hasNestedRepeats(tree) &&
          matchesAlike(pattern, text, flags, subjects);
        yield { text, cost: change.cost + (isIdle ? NO_DIFFERENCE : 0) };
      }
    }
  }
}
