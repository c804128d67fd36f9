import type { Node } from '../../syntax/node.ts';
import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import { ownKeys, ownValue } from '../shared/own-keys.ts';
import { textsExpected } from '../shared/texts-expected.ts';

const COST = 1.5;
const MOST_NAMES = 12;
const MOST_KEYS = 8;
const LONGEST = 60;

/** A value in scope, as it stands in a text. */
interface Printed {
  readonly code: string;
  readonly text: string;
}

/** `'Invalid amount'` → `` `Invalid amount: ${amount}` ``, where a failing test expects `Invalid amount: -5` and the amount is -5. */
export const spellOut: Operator = {
  name: 'spell-out',
  family: 'constant',
  description: 'a message, a key or an address that leaves out what it is about',
  floor: COST,
  on: 'expression',
  *replacements(site, context) {
    const now = textIn(site.node);
    if (now === undefined) return;
    const expected = textsExpected(context.facts).filter((text) => text !== now && holdsMostOf(now, text));
    const values = expected.length > 0 ? printedAt(site, context) : [];
    for (const written of new Set(expected.map((text) => withHoles(text, values))))
      if (written !== undefined) yield { text: `\`${written}\``, cost: COST };
  },
};

function textIn(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
}

/** Half of the text or more is at the begin or at the end of the other one. */
function holdsMostOf(now: string, text: string): boolean {
  const least = Math.max(2, Math.ceil(now.length / 2));
  return now.length >= least && (text.startsWith(now.slice(0, least)) || text.endsWith(now.slice(-least)));
}

/** Texts and numbers that names and members of them had there, longer ones first. */
function printedAt(site: OperatorSite, { bindingsAt, valuesOfName }: OperatorContext): Printed[] {
  const names = bindingsAt(site.start).flatMap(({ name, moduleLevel, parameters }) =>
    moduleLevel || parameters !== undefined ? [] : [name],
  );
  const printed = [...names.slice(0, MOST_NAMES), 'this'].flatMap((name) => {
    const values = valuesOfName(name, site);
    const members = ownKeys(values, MOST_KEYS).flatMap((key) =>
      values.map((value) => ({ code: `${name}.${key}`, value: ownValue(value, key) })),
    );
    return [...values.map((value) => ({ code: name, value })), ...members];
  });
  return printed
    .flatMap(({ code, value }) => (isPrinted(value) ? [{ code, text: String(value) }] : []))
    .toSorted((a, b) => b.text.length - a.text.length);
}

function isPrinted(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= LONGEST);
}

/** The text as the inside of a template, with a hole wherever a value stands as a word; `undefined` when there is none. */
function withHoles(text: string, values: readonly Printed[]): string | undefined {
  let written = '';
  let hasHoles = false;
  for (let at = 0; at < text.length;) {
    const value = values.find((each) => text.startsWith(each.text, at) && isWord(text, at, each.text.length));
    hasHoles ||= value !== undefined;
    written += value === undefined ? (text[at] as string).replace(/[`\\$]/, '\\$&') : `\${${value.code}}`;
    at += value?.text.length ?? 1;
  }
  return hasHoles ? written : undefined;
}

function isWord(text: string, at: number, length: number): boolean {
  return !isOfWord(text[at - 1], text[at]) && !isOfWord(text[at + length - 1], text[at + length]);
}

/** Whether two signs that follow one another are of one word. */
function isOfWord(...signs: readonly (string | undefined)[]): boolean {
  return signs.every((sign) => /[\p{L}\p{N}]/u.test(sign ?? ''));
}
