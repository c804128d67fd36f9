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
    const seen = new Set([node.pattern]);
    for (const [pattern, cost] of tweaks(node.pattern)) {
      if (seen.has(pattern) || !compiles(pattern, node.flags)) continue;
      seen.add(pattern);
      yield { text: `/${pattern}/${node.flags}`, cost };
    }
  },
};

/** A forgotten quantifier or anchor is likelier than another class; a character too many is the least likely. */
function* tweaks(pattern: string): Generator<readonly [pattern: string, cost: number]> {
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern[i] as string;
    const [before, after] = [pattern.slice(0, i), pattern.slice(i + 1)];
    const isEscaped = pattern[i - 1] === '\\' && pattern[i - 2] !== '\\';
    if (/[*+}]/.test(character) && !isEscaped && !/^[?+*]/.test(after)) yield [`${before}${character}?${after}`, 1.6];
    if (character === '+' && !isEscaped) yield [`${before}*${after}`, 1.6];
    if (character === '*' && !isEscaped) yield [`${before}+${after}`, 1.6];
    const inClass = before.lastIndexOf('[') > before.lastIndexOf(']') && character !== ']';
    if (!inClass && /[\w\])]/.test(character) && !/^[+*?{]/.test(after)) {
      const mayRepeat = isEscaped || /[\])]/.test(character);
      for (const [quantifier, cost] of [
        ['+', 1.6],
        ['*', 1.8],
        ['?', 1.7],
      ] as const)
        yield [before + character + quantifier + after, mayRepeat ? cost : cost + 0.4];
    }
    if (character === '\\' && CLASSES.includes(after[0] ?? ' ')) {
      for (const other of CLASSES) yield [`${before}\\${other}${after.slice(1)}`, 2];
    }
    if (character === '[' && !isEscaped)
      yield [after.startsWith('^') ? `${before}[${after.slice(1)}` : `${before}[^${after}`, 1.8];
    if (character === '.' && !isEscaped) yield [`${before}\\.${after}`, 1.6];
    yield [before + after, 2.1];
  }
  for (const widened of widenedClasses(pattern)) yield [widened, 1.9];
  yield [`^${pattern}`, 1.7];
  yield [`${pattern}$`, 1.7];
  yield [`^${pattern}$`, 1.7];
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
