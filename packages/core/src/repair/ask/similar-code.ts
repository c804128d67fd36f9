import path from 'node:path';
import { isRepairError } from '../../model/errors.ts';
import type { Excerpt } from '../../model/repair-evidence.ts';
import type { RepairTarget } from '../../model/target.ts';
import { lineIndex } from '../../syntax/lines.ts';
import { isFunction, startOf, textOf } from '../../syntax/node.ts';
import { parseModule } from '../../syntax/parse.ts';
import { pathsOf } from '../../syntax/path.ts';

/** As many are shown. */
const MOST_SIMILAR = 3;
/** Longer declarations are classes and modules of their own rather than an example. */
const MOST_CHARACTERS = 2_500;
/** Of the words of both, so many have to be words of both. */
const LEAST_SHARED = 0.15;

/**
 * Declarations in `modules`, whole files, that have most words in common with the target: how a project does such things.
 * The likest first; none that has few.
 */
export function similarCode(target: RepairTarget, modules: readonly Excerpt[]): Excerpt[] {
  const wanted = wordsOf(target.regions.map(({ start, end }) => target.source.slice(start, end)).join('\n'));
  return modules
    .flatMap(declarationsIn)
    .map((excerpt) => ({ excerpt, likeness: shared(wanted, wordsOf(excerpt.text)) }))
    .filter(({ likeness }) => likeness >= LEAST_SHARED)
    .toSorted((a, b) => b.likeness - a.likeness || (a.excerpt.path < b.excerpt.path ? -1 : 1))
    .slice(0, MOST_SIMILAR)
    .map(({ excerpt }) => excerpt);
}

/** The declarations at the top of a module that do something. */
function declarationsIn({ path: file, text }: Excerpt): Excerpt[] {
  try {
    const { lineAt } = lineIndex(text);
    return parseModule(text, path.basename(file)).program.body.flatMap((statement) => {
      const own = textOf(text, statement);
      if (own.length > MOST_CHARACTERS || ![...pathsOf(statement)].some(({ node }) => isFunction(node))) return [];
      return [{ path: file, line: lineAt(startOf(statement)), text: own }];
    });
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return [];
    throw error;
  }
}

/** Names, and the words that they are made of: `priceOf` is `priceof`, `price` and `of`. */
function wordsOf(text: string): ReadonlySet<string> {
  const names = text.match(/[A-Za-z_$][\w$]*/g) ?? [];
  const parts = names.flatMap((name) => [name, ...name.split(/_|(?<=[a-z\d])(?=[A-Z])/)]);
  return new Set(parts.map((part) => part.toLowerCase()).filter((part) => part.length > 2 && !COMMON.has(part)));
}

/** By Jaccard: of all words the part that both have. */
function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const both = [...some].filter((word) => others.has(word)).length;
  const all = some.size + others.size - both;
  return all === 0 ? 0 : both / all;
}

/** Words that say nothing of what code does. */
const COMMON = new Set(
  'export function const let var return for while new this class extends import from default async await string number boolean unknown readonly void null undefined true false else typeof'.split(
    ' ',
  ),
);
