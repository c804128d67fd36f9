import type * as Babel from '@babel/types';
import type { Workshop } from '../../sources.ts';
import type { Proposal } from '../../frontier.ts';
import { enclosing, pathsOf } from '../../../syntax/path.ts';
import { isFunction, textOf } from '../../../syntax/node.ts';
import type { PointBench } from './point-bench.ts';

const LONGEST = 70;

/** Calls that may have been forgotten: what the module does elsewhere, methods of the same class that take nothing. */
export function* calls({ place, pool, propose }: PointBench, { module }: Workshop): Generator<Proposal> {
  const here = enclosing(place.site.path, isFunction)?.node ?? place.site.path.node;
  for (const text of doneElsewhere(module.program, module.source)) yield propose(text, 2.9);
  for (const name of methodsOfClass(place.site.path, here)) yield propose(`this.${name}();`, 2.9);
  const timers = pool
    .terms()
    .filter(({ text, role }) => role !== 'literal' && /timer|timeout|handle|interval/i.test(text));
  for (const { text, cost } of timers.slice(0, 4)) {
    yield propose(`clearTimeout(${text});`, 2.4 + cost);
    yield propose(`clearInterval(${text});`, 2.5 + cost);
  }
}

function doneElsewhere(program: Babel.Program, source: string): Set<string> {
  const texts = new Set<string>();
  for (const { node } of pathsOf(program)) {
    if (node.type !== 'ExpressionStatement' || node.expression.type === 'StringLiteral') continue;
    const text = textOf(source, node.expression);
    if (text.length <= LONGEST && !text.includes('\n')) texts.add(`${text};`);
  }
  return texts;
}

function methodsOfClass(path: PointBench['place']['site']['path'], here: unknown): string[] {
  const body = enclosing(path, (node) => node.type === 'ClassBody')?.node;
  if (body?.type !== 'ClassBody') return [];
  return body.body.flatMap((member) => {
    if (member === here || (member.type !== 'ClassMethod' && member.type !== 'ClassPrivateMethod')) return [];
    if (member.kind !== 'method' || member.static || member.params.length > 0) return [];
    if (member.type === 'ClassPrivateMethod') return [`#${member.key.id.name}`];
    return member.key.type === 'Identifier' && !member.computed ? [member.key.name] : [];
  });
}
