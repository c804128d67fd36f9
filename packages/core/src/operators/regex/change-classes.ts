import { instead, type PatternChange, type PatternChanges } from './pattern-change.ts';
import type { AST } from './pattern-tree.ts';

/** What people forget in a character class, where nothing was seen. */
const USUAL_MEMBERS = ['.', '-', '_', ' ', "'"];
const USUAL_RANGES = ['a-z', 'A-Z', '0-9'];
const MOST_MEMBERS = 12;
const ESCAPES = 'dDwWsS';

/** A member or a range too few or too many, the opposite class, an end of a range that is off by one. */
export const changeClasses: PatternChanges = function* (node, { characters }) {
  const members = [...new Set([...characters, ...USUAL_MEMBERS])].slice(0, MOST_MEMBERS).map(asMember);
  if (node.type === 'CharacterClass') yield* changeClass(node, members);
  if (node.type === 'CharacterClassRange') yield* changeRange(node);
  if (node.type !== 'CharacterSet' || (node.kind === 'property' && 'strings' in node && node.strings)) return;
  if (node.kind === 'any') {
    yield instead(node, '\\.', 1.6);
    yield instead(node, '[\\s\\S]', 1.9);
    const [next, others] = [characterAfter(node), characters.slice(0, MOST_MEMBERS)];
    if (next !== undefined) yield instead(node, `[^${asMember(next)}]`, 1.5);
    for (const character of others) yield instead(node, `[^${asMember(character)}]`, 1.7);
    return;
  }
  if (node.kind !== 'property') {
    for (const other of ESCAPES) if (`\\${other}` !== node.raw) yield instead(node, `\\${other}`, 2);
  }
  if (node.parent?.type === 'CharacterClass') return;
  for (const member of members) yield instead(node, `[${node.raw}${member}]`, 1.9);
};

/** The character that the pattern goes on with: `.*` in `"(.*)"` runs past the first of them. */
function characterAfter(node: AST.Element): string | undefined {
  for (let at: AST.Node = node; at.parent !== null; at = at.parent) {
    if (at.parent.type !== 'Alternative') continue;
    const next = at.parent.elements[at.parent.elements.indexOf(at as AST.Element) + 1];
    if (next !== undefined) return next.type === 'Character' ? String.fromCodePoint(next.value) : undefined;
  }
  return undefined;
}

function* changeClass(node: AST.CharacterClass, members: readonly string[]): Generator<PatternChange> {
  if (node.unicodeSets) return;
  const inner = node.raw.slice(node.negate ? 2 : 1, -1);
  yield instead(node, node.negate ? `[${inner}]` : `[^${inner}]`, 1.8);
  const open = node.negate ? '[^' : '[';
  // A hyphen at the end stays there: before another member it would make a range.
  const [body, hyphen] = inner.endsWith('-') && !inner.endsWith('\\-') ? [inner.slice(0, -1), '-'] : [inner, ''];
  // `(?<![@#])`, behind a letter: what is looked back at is mostly the end of a word.
  const isBehind = isLookbehind(node);
  if (isBehind && !inner.includes('\\w')) yield instead(node, `${open}\\w${inner}]`, 1.4);
  for (const range of USUAL_RANGES)
    if (!inner.includes(range)) yield instead(node, `${open}${body}${range}${hyphen}]`, 1.9);
  for (const member of members)
    if (!inner.includes(member)) yield instead(node, `${open}${body}${member}${hyphen}]`, 1.9);
  if (node.elements.length < 2) return;
  for (const element of node.elements) {
    const [start, end] = [element.start - node.start, element.end - node.start];
    yield instead(node, node.raw.slice(0, start) + node.raw.slice(end), 2);
  }
}

function isLookbehind({ parent }: AST.CharacterClass): boolean {
  const around = parent?.type === 'Alternative' ? parent.parent : undefined;
  return around?.type === 'Assertion' && around.kind === 'lookbehind' && around.negate;
}

function* changeRange(node: AST.CharacterClassRange): Generator<PatternChange> {
  const [min, max] = [node.min.value, node.max.value];
  for (const [from, to] of [
    [min - 1, max],
    [min + 1, max],
    [min, max + 1],
    [min, max - 1],
  ] as const)
    if (from > 0 && from <= to) yield instead(node, rangeText(from, to), 2);
  // `[A-z]`, the range that takes six signs with it.
  if (min === 0x41 && max === 0x7a) yield instead(node, 'A-Za-z', 1.3);
}

function rangeText(from: number, to: number): string {
  return `${asMember(String.fromCodePoint(from))}-${asMember(String.fromCodePoint(to))}`;
}

/** A character as a class takes it. */
function asMember(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\t') return '\\t';
  return /[\\\]^-]/.test(character) ? `\\${character}` : character;
}
