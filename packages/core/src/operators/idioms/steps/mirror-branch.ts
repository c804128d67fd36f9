import type * as Babel from '@babel/types';
import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import type { Edit } from '../../../model/edit.ts';
import { blocksOf } from '../../shared/blocks-of.ts';
import { indentAt } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.6;
const MOST_SETTINGS = 60;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** `if (o.path) { check(o.path); } if (o.domain) { check(o.domain); add('Domain', o.domain); }` → also `add('Path', o.path);`. */
export const mirrorBranch: PatchOperator = {
  name: 'mirror-branch',
  family: 'statement',
  description:
    'what is done for each of several settings and not for one of them: a part of the text, a check, an entry',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const list of blocksOf(sites, MOST_SETTINGS)) {
      const branches = list.flatMap(({ node }) => (isBranch(node) ? [node] : []));
      for (const own of branches) {
        for (const other of branches) {
          for (const edit of other === own ? [] : missingIn(own, other, source)) yield { edits: [edit], cost: COST };
        }
      }
    }
  },
};

interface Branch extends Babel.IfStatement {
  readonly consequent: Babel.BlockStatement;
}

function isBranch(node: Babel.Node): node is Branch {
  return node.type === 'IfStatement' && !node.alternate && node.consequent.type === 'BlockStatement';
}

/** What `other` does and `own` does not, where they have something in common. */
function* missingIn(own: Branch, other: Branch, source: string): Generator<Edit> {
  const [from, to] = wordsApart(textOf(source, other.test), textOf(source, own.test)) ?? [];
  if (from === undefined || to === undefined) return;
  const done = own.consequent.body.map((statement) => squeezed(textOf(source, statement)));
  let after: number | undefined;
  for (const statement of other.consequent.body) {
    const text = written(textOf(source, statement), from, to);
    const nth = done.indexOf(squeezed(text));
    if (nth >= 0) after = nth;
    else if (after !== undefined && text !== textOf(source, statement)) {
      const before = own.consequent.body[after] as Babel.Statement;
      const at = endOf(before);
      yield { start: at, end: at, text: `\n${indentAt(source, startOf(before))}${text}` };
    }
  }
}

/** The one word in which two texts differ, wherever they do. */
function wordsApart(a: string, b: string): readonly [string, string] | undefined {
  if (a.replaceAll(WORD, '_') !== b.replaceAll(WORD, '_')) return undefined;
  const [first, second] = [a.match(WORD) ?? [], b.match(WORD) ?? []];
  const apart = new Map(first.flatMap((word, nth) => (word === second[nth] ? [] : [[word, second[nth] as string]])));
  const [pair, ...more] = apart;
  const isOne = pair !== undefined && more.length === 0;
  return isOne && first.every((word, nth) => second[nth] === (apart.get(word) ?? word)) ? pair : undefined;
}

/** `Domain` and `domainPattern` become `Path` and `pathPattern` where `domain` becomes `path`. */
function written(text: string, from: string, to: string): string {
  const [name, title] = [from, capital(from)].map((word) => word.replaceAll('$', String.raw`\$`));
  return text
    .replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}_$])${name}(?!\p{Ll})`, 'gu'), () => to)
    .replaceAll(new RegExp(String.raw`${title}(?!\p{Ll})`, 'gu'), () => capital(to));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
