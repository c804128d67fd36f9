import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';
import { quote } from '../../shared/text.ts';

const COST = { all: 1.2, one: 1.4 };
/** Blanks, a word, and what follows. */
const WORD = /^(\s*)([A-Za-z]+)(.*)$/s;

/** `minutes + ' minutes ago'` → `minutes + (minutes === 1 ? ' minute ago' : ' minutes ago')`, where a test expects `1 minute`. */
export const countInSingular: PatchOperator = {
  name: 'count-in-singular',
  family: 'constant',
  description: 'one of a thing told as many: 1 minutes, 1 items',
  floor: COST.all,
  on: 'module',
  *patches(sites, context) {
    const single = new Set(
      context.facts.expectedTexts.flatMap((text) =>
        [...text.matchAll(/(?<![\d.,])1\s+([A-Za-z]+)/g)].map(([, word]) => word),
      ),
    );
    const edits = single.size === 0 ? [] : sites.flatMap((site) => counted(site, single, context));
    if (edits.length > 1) yield { edits, cost: COST.all };
    for (const edit of edits) yield { edits: [edit], cost: edits.length > 1 ? COST.one : COST.all };
  },
};

type Words = ReadonlySet<string | undefined>;

function counted({ node }: OperatorSite, single: Words, context: OperatorContext): Edit[] {
  if (node.type === 'TemplateLiteral') return inTemplate(node, single, context);
  if (node.type !== 'BinaryExpression' || node.operator !== '+' || node.right.type !== 'StringLiteral') return [];
  const { source, kindOf } = context;
  // `'in ' + minutes + ' minutes'`
  const { left } = node;
  const count =
    left.type === 'BinaryExpression' && left.operator === '+' && kindOf(left) !== 'number' ? left.right : left;
  const choice = kindOf(count) === 'number' ? choose(node.right.value, single) : undefined;
  if (choice === undefined) return [];
  const text = `(${asked(count, source)} === 1 ? ${quote(choice.one)} : ${textOf(source, node.right)})`;
  return [{ start: startOf(node.right), end: endOf(node.right), text }];
}

/** `${count} items left` → `${count} ${count === 1 ? 'item' : 'items'} left`. */
function inTemplate(
  { quasis, expressions }: Babel.TemplateLiteral,
  single: Words,
  { source, kindOf }: OperatorContext,
): Edit[] {
  return expressions.flatMap((count, index) => {
    const quasi = quasis[index + 1];
    if (quasi === undefined || kindOf(count) !== 'number') return [];
    const [, blanks = '', word = ''] = WORD.exec(quasi.value.raw) ?? [];
    const one = choose(word, single)?.one;
    if (blanks === '' || one === undefined) return [];
    const start = startOf(quasi) + blanks.length;
    const text = `\${${asked(count, source)} === 1 ? ${quote(one)} : ${quote(word)}}`;
    return [{ start, end: start + word.length, text }];
  });
}

/** The text for one, where a test wants the word of it. */
function choose(many: string, single: Words): { one: string } | undefined {
  const [, blanks = '', word = '', rest = ''] = WORD.exec(many) ?? [];
  const one = [...single].find((each) => each !== undefined && isMany(word, each));
  return one === undefined ? undefined : { one: blanks + one + rest };
}

function isMany(word: string, one: string): boolean {
  return [`${one}s`, `${one}es`, one.replace(/y$/, 'ies')].includes(word) && word !== one;
}

function asked(count: Node, source: string): string {
  const text = textOf(source, count);
  return count.type === 'ConditionalExpression' || count.type === 'LogicalExpression' ? `(${text})` : text;
}
