import type { Operator } from './operator.ts';

const CLASSES = 'dDwWsSbB';
/** What people forget in a character class, as it is written there. */
const MEMBERS = ['.', '-', '_', ' ', "'"];

/** Another flag, quantifier, anchor or character class. */
export const changeRegex: Operator = {
  name: 'change-regex',
  family: 'constant',
  description: 'only the first match replaced, letter case ignored or not, one where many may come, an anchor missing',
  floor: 1.2,
  on: 'expression',
  *replacements({ node }) {
    if (node.type !== 'RegExpLiteral') return;
    for (const flag of 'gimsu') {
      const flags = node.flags.includes(flag) ? node.flags.replace(flag, '') : node.flags + flag;
      if (compiles(node.pattern, flags)) {
        yield { text: `/${node.pattern}/${flags}`, cost: flag === 'g' || flag === 'i' ? 1.2 : 1.4 };
      }
    }
    for (const pattern of new Set(tweaks(node.pattern))) {
      if (pattern !== node.pattern && compiles(pattern, node.flags))
        yield { text: `/${pattern}/${node.flags}`, cost: 1.8 };
    }
  },
};

function* tweaks(pattern: string): Generator<string> {
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern[i] as string;
    const [before, after] = [pattern.slice(0, i), pattern.slice(i + 1)];
    if (/[*+}]/.test(character) && pattern[i - 1] !== '\\' && !/^[?+*]/.test(after))
      yield `${before}${character}?${after}`;
    if (character === '+') yield `${before}*${after}`;
    if (character === '*') yield `${before}+${after}`;
    if (/[\w\])]/.test(character) && !/^[+*?{]/.test(after)) {
      for (const quantifier of '+*?') yield before + character + quantifier + after;
    }
    if (character === '\\' && CLASSES.includes(after[0] ?? ' ')) {
      for (const other of CLASSES) yield `${before}\\${other}${after.slice(1)}`;
    }
    if (character === '[') yield after.startsWith('^') ? `${before}[${after.slice(1)}` : `${before}[^${after}`;
    if (character === '.' && pattern[i - 1] !== '\\') yield `${before}\\.${after}`;
    yield before + after;
  }
  yield* widenedClasses(pattern);
  yield `^${pattern}`;
  yield `${pattern}$`;
  yield `^${pattern}$`;
}

/** A dot, a hyphen and the like let in where only letters and digits are. */
function* widenedClasses(pattern: string): Generator<string> {
  for (const { 0: found, index } of pattern.matchAll(/\\.|\]/g)) {
    const [before, after] = [pattern.slice(0, index), pattern.slice(index + found.length)];
    const inClass = before.lastIndexOf('[') > before.lastIndexOf(']');
    for (const extra of MEMBERS) {
      if (found === ']' && inClass) yield `${before}${extra}]${after}`;
      if (/^\\[wd]$/.test(found) && !inClass) yield `${before}[${found}${extra}]${after}`;
    }
  }
}

function compiles(pattern: string, flags: string): boolean {
  if (pattern === '' || pattern.startsWith('*')) return false;
  try {
    void new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
