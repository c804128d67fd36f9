import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { callText } from '../../shared/call.ts';

const COST = 1.4;

/** `new RegExp(word, 'gi')` → ``new RegExp(`\\b${word}\\b`, 'gi')``. */
export const wholeWords: Operator = {
  name: 'whole-words',
  family: 'constant',
  description: 'a word found in the middle of another one',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source }) {
    const isPattern = node.type === 'NewExpression' || node.type === 'CallExpression';
    if (!isPattern || node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [pattern, ...flags] = node.arguments;
    const words = pattern && wordsOf(pattern, source);
    if (words === undefined || words.includes('\\b')) return;
    yield {
      text: callText(node, source, [`\`\\\\b${words}\\\\b\``, ...flags.map((each) => textOf(source, each))]),
      cost: COST,
    };
  },
};

/** As a part of a template; alternatives are one group. */
function wordsOf(pattern: Node, source: string): string | undefined {
  const text = textOf(source, pattern);
  if (pattern.type === 'Identifier' || pattern.type === 'MemberExpression') return `\${${text}}`;
  if (pattern.type === 'TemplateLiteral') {
    const written = pattern.quasis.map(({ value }) => value.raw).join('');
    // From the first sign or up to the last one is more than a word.
    if (/^\^|\$$/.test(written)) return undefined;
    return hasAlternatives(written) ? `(?:${text.slice(1, -1)})` : text.slice(1, -1);
  }
  const isJoined = pattern.type === 'CallExpression' && /\.join\(['"]\|['"]\)$/.test(text);
  return isJoined ? `(?:\${${text}})` : undefined;
}

/** Besides those in a group or a class. */
function hasAlternatives(pattern: string): boolean {
  return pattern.replace(/\\\\.|\[[^\]]*\]|\([^()]*\)/g, '').includes('|');
}
