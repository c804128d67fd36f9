import type { Operator, OperatorContext } from '../operator.ts';
import { isPattern } from '../shared/pattern-text.ts';
import { quote } from '../shared/text.ts';

/** What a string costs more that its declared type does not allow. */
const FOREIGN = 1;
/** What another character costs more in a regular expression, which has parts: `change-pattern-text` changes those. */
const IN_PATTERN = 0.6;

/** A member of the declared type, another string of the module or of the failure message, another case, a blank more or less, one character changed. */
export const changeString: Operator = {
  name: 'change-string',
  family: 'constant',
  description: 'a wrong word, a typing error in a key or separator, a missing blank',
  floor: 1.3,
  on: 'expression',
  *replacements({ node }, context) {
    if (node.type !== 'StringLiteral') return;
    const seen = new Set([node.value]);
    const { constants = [], isClosed } = context.typeWantedAt(node) ?? {};
    for (const { text, value } of constants) {
      if (typeof value !== 'string' || seen.has(value)) continue;
      seen.add(value);
      yield { text, cost: 1.3 };
    }
    const more = (isClosed === true ? FOREIGN : 0) + (isPattern(node.value, context.source) ? IN_PATTERN : 0);
    for (const [value, cost] of guesses(node.value, context)) {
      if (seen.has(value)) continue;
      seen.add(value);
      yield { text: quote(value), cost: cost + more };
    }
  },
};

function* guesses(value: string, { facts }: OperatorContext): Generator<readonly [string, number]> {
  yield ['', 1.3];
  yield [' ', 1.4];
  for (const each of facts.strings.slice(0, 30)) yield [each, 1.4];
  for (const each of [value.toUpperCase(), value.toLowerCase(), value.trim()]) yield [each, 1.4];
  yield [value.slice(0, 1).toUpperCase() + value.slice(1), 1.5];
  yield [`${value} `, 1.6];
  yield [` ${value}`, 1.7];
  for (const each of facts.expectedStrings) yield [each, 1.7];
  if (value.length > 40) return;
  for (let i = 0; i < value.length; i++) yield [value.slice(0, i) + value.slice(i + 1), 1.8];
  for (let i = 0; i + 1 < value.length; i++) {
    yield [value.slice(0, i) + value[i + 1] + value[i] + value.slice(i + 2), 2.2];
  }
  const alphabet = [...new Set([...facts.expectedStrings, ...facts.strings].join('') + ' .,-_/:\n')].slice(0, 40);
  for (const character of alphabet) {
    for (let i = 0; i <= value.length; i++) yield [value.slice(0, i) + character + value.slice(i), 2.4];
    for (let i = 0; i < value.length; i++) yield [value.slice(0, i) + character + value.slice(i + 1), 2.5];
  }
}
