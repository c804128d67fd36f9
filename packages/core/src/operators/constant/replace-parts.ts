import type { Operator } from '../operator.ts';
import { partsBetween, type Part } from '../shared/parts-between.ts';
import { operandText, quote } from '../shared/text.ts';

const TEXTS = /^(Identifier|(Optional)?(Member|Call)Expression|TemplateLiteral)$/;
const MOST = 4;
const MOST_VALUES = 40;
const LONGEST_VALUE = 400;
/** What is put there is a word of the test, and no sign: a guess. */
const WORD = 1.4;
/** Signs that are written with letters: `&amp;`, `%2F`, a line break in quotes. */
const SPELLED = /&#?\w+;|%[\dA-F]{2}|\\(?:u[\dA-F]{4}|x[\dA-F]{2}|[a-z])/gi;

/** `cell` → `cell.replaceAll('"', '""')`, where what was seen then stands in what a failing test expects. */
export const replaceParts: Operator = {
  name: 'replace-parts',
  family: 'constant',
  description: 'a character that has to be escaped, doubled, taken out or turned into another wherever it comes',
  floor: 1.6,
  on: 'expression',
  *replacements({ node, path }, { source, facts, kindOf, failingValuesOf }) {
    if (!TEXTS.test(node.type) || kindOf(node) !== 'string') return;
    const found = new Map<string, Part>();
    for (const value of new Set(failingValuesOf(node).slice(0, MOST_VALUES))) {
      if (typeof value !== 'string' || value.length > LONGEST_VALUE) continue;
      for (const text of facts.expectedTexts)
        for (const part of partsBetween(value, text)) found.set(`${part.old}\0${part.new}`, part);
    }
    const text = operandText(source, node);
    // What goes into a function is mostly raw; what comes out may hold such a character by right.
    const cost = path.key === 'arguments' ? 1.6 : 1.7;
    for (const part of [...found.values()].slice(0, MOST))
      yield { text: `${text}${call(part, source)}`, cost: isSign(part.new) ? cost : cost + WORD };
  },
};

function isSign(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text.replaceAll(SPELLED, ''));
}

/** In the way that the module has; a `$` means something only in a text. */
function call({ old, new: by }: Part, source: string): string {
  const text = by.includes('$') ? `() => ${quote(by)}` : quote(by);
  const isByPattern = /\.replace\(\//.test(source) && !source.includes('.replaceAll(');
  return isByPattern ? `.replace(/${escaped(old)}/g, ${text})` : `.replaceAll(${quote(old)}, ${text})`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}
