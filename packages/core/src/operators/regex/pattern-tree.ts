import { RegExpParser, type AST } from '@eslint-community/regexpp';

export type { AST } from '@eslint-community/regexpp';

/** Offsets in the tree count from the begin of the pattern. `undefined`: the pattern is not well-formed. */
export function parsePattern(pattern: string, flags: string): AST.Pattern | undefined {
  try {
    const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, mode);
  } catch {
    return undefined;
  }
}

/** Every node of a pattern, parents first, in the order of the text. */
export function* nodesOf(node: AST.Node): Generator<AST.Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

function childrenOf(node: AST.Node): readonly AST.Node[] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives;
    case 'Assertion':
      return 'alternatives' in node ? node.alternatives : [];
    case 'Alternative':
      return node.elements;
    case 'Quantifier':
      return [node.element];
    case 'CharacterClass':
      return node.elements;
    default:
      return [];
  }
}

/** What may be repeated, unless it is already. */
export function isRepeatable(node: AST.Node): node is AST.QuantifiableElement {
  return ['Backreference', 'CapturingGroup', 'Character', 'CharacterClass', 'CharacterSet', 'Group'].includes(
    node.type,
  );
}

/** Whether something without an end is repeated without an end: matching may then take for ever. */
export function hasNestedRepeats(pattern: AST.Pattern): boolean {
  return [...nodesOf(pattern)].some(
    (node) => isEndless(node) && [...nodesOf((node as AST.Quantifier).element)].some((inner) => isEndless(inner)),
  );
}

function isEndless(node: AST.Node): boolean {
  return node.type === 'Quantifier' && node.max === Infinity;
}
