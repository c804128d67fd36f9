import { instead, type PatternChanges } from './pattern-change.ts';

/** A backslash forgotten or too many. */
export const changeCharacters: PatternChanges = function* (node) {
  if (node.type !== 'Character' || node.parent?.type === 'CharacterClassRange') return;
  if (/^[dwsbDWSB]$/.test(node.raw)) yield instead(node, `\\${node.raw}`, 1.8);
  if (node.parent?.type !== 'CharacterClass' && node.raw === '\\.') yield instead(node, '.', 2.1);
};
