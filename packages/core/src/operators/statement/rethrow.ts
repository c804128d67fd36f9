import type * as Babel from '@babel/types';
import { endOf, startOf, textOf } from '../../syntax/node.ts';
import { caughtBy, gapBefore, insertAtStart, type Caught } from '../shared/handler.ts';
import type { ModuleFacts } from '../module-facts.ts';
import type { OperatorContext, PatchOperator, PatchProposal } from '../operator.ts';
import { QUESTION } from '../shared/question.ts';
import { quote } from '../shared/text.ts';

const COST = { ofItsKind: 1.8, byHabit: 2.2, all: 2, cleaned: 1 };
/** Where no test waits for an error. */
const UNEXPECTED = 0.8;
const MOST_KINDS = 6;

/** Codes of errors, as Node and libraries give them. */
const CODE = /^E[A-Z]{3,}$|^[A-Z]+(_[A-Z]+)+$/;
/** What is put in order again when something failed; that it failed is still to be told. */
const CLEANS =
  /^(?:await )?[\w$.#]*(?:roll_?back|release|unlock|abort|revert|undo|restore|dispose|destroy|close|clean)\w*\(.*\);?$/is;
const READS = /\b(read|load|open|stat|access|unlink|readdir|rm)\w*\(/i;

/** `catch { return {}; }` → `catch (error) { if (!(error instanceof NotFound)) throw error; return {}; }` */
export const rethrow: PatchOperator = {
  name: 'rethrow',
  family: 'statement',
  description: 'all errors caught and forgotten where only some kind of them was meant',
  floor: Math.min(...Object.values(COST)),
  on: 'module',
  *patches(sites, context) {
    for (const { node } of sites) {
      if (node.type !== 'TryStatement' || !node.handler) continue;
      const caught = caughtBy(node.handler, context.source);
      if (caught === undefined) continue;
      const dearer = context.facts.expectsThrow ? 0 : UNEXPECTED;
      for (const { edits, cost } of inHandler(
        node.handler,
        caught,
        kindsOf(node, caught.name, context),
        context.source,
      ))
        yield { edits: [...caught.edits, ...edits], cost: cost + dearer };
    }
  },
};

interface Condition {
  readonly text: string;
  readonly cost: number;
}

/** What tells the errors to be thrown on, each kind and all but that kind. */
function kindsOf(statement: Babel.TryStatement, name: string, { facts, source }: OperatorContext): Condition[] {
  const work = textOf(source, statement.block);
  const questions = [...facts.functions].flatMap(([asked, { length }]) =>
    QUESTION.test(asked) && length === 1 ? [`${asked}(${name})`] : [],
  );
  const classes = [...facts.errorClasses.keys(), ...importedErrors(facts)].slice(0, MOST_KINDS);
  const own = [...questions, ...classes.map((each) => `${name} instanceof ${each}`)];
  const usual = /\bJSON\.parse\(/.test(work) ? [`${name} instanceof SyntaxError`] : [];
  return [...bothWays(own, COST.ofItsKind), ...bothWays(usual, COST.byHabit), ...byField(work, name, facts)];
}

function bothWays(texts: readonly string[], cost: number): Condition[] {
  return texts.flatMap((text) => [
    { text: text.includes(' ') ? `!(${text})` : `!${text}`, cost },
    { text, cost: cost + 0.1 },
  ]);
}

/** By a code or a name that the module knows; a file that is not there is what people mean most. */
function byField(work: string, name: string, { strings, isTyped }: ModuleFacts): Condition[] {
  const field = (key: string): string => (isTyped ? `(${name} as { ${key}?: unknown }).${key}` : `${name}.${key}`);
  const codes = strings.filter((text) => CODE.test(text)).slice(0, MOST_KINDS);
  const names = strings.filter((text) => text.endsWith('Error')).slice(0, MOST_KINDS);
  const habit = READS.test(work) && !codes.includes('ENOENT') ? ['ENOENT'] : [];
  const asked = [
    ...codes.map((code) => ({ key: 'code', value: code, cost: COST.ofItsKind })),
    ...names.map((each) => ({ key: 'name', value: each, cost: COST.ofItsKind })),
    ...habit.map((code) => ({ key: 'code', value: code, cost: COST.byHabit })),
  ];
  return asked.flatMap(({ key, value, cost }) => [
    { text: `${field(key)} !== ${quote(value)}`, cost },
    { text: `${field(key)} === ${quote(value)}`, cost: cost + 0.1 },
  ]);
}

function importedErrors({ words, errorClasses }: ModuleFacts): string[] {
  return [...words].filter((word) => /^[A-Z]\w+Error$/.test(word) && !errorClasses.has(word));
}

function* inHandler(
  { body }: Babel.CatchClause,
  { name }: Caught,
  kinds: readonly Condition[],
  source: string,
): Generator<PatchProposal> {
  const [first] = body.body;
  const last = body.body.at(-1);
  if (last?.type === 'ThrowStatement') return;
  for (const { text, cost } of kinds)
    yield { edits: [insertAtStart(body, `if (${text}) throw ${name};`, source)], cost };
  if (first === undefined || last === undefined) return;
  const all = `throw ${name};`;
  const isAnswer = last.type === 'ReturnStatement';
  if (isAnswer) yield { edits: [{ start: startOf(last), end: endOf(last), text: all }], cost: COST.all + 0.2 };
  else if (last.type === 'ExpressionStatement') {
    const at = endOf(last);
    const gap = gapBefore(first, source);
    const close = gap === ' ' && source[at - 1] !== ';' ? ';' : '';
    const isCleaned = body.body.every((each) => CLEANS.test(textOf(source, each)));
    yield { edits: [{ start: at, end: at, text: close + gap + all }], cost: isCleaned ? COST.cleaned : COST.all };
  }
}
