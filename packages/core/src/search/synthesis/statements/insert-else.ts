import type * as Babel from '@babel/types';
import { indentAt, indentStep } from '../../../operators/shared/text.ts';
import { endOf } from '../../../syntax/node.ts';
import type { Proposal, Source } from '../../frontier.ts';
import type { StatementPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import { updates } from './insert-update.ts';
import { openPoint } from './point-bench.ts';

const FROM = 2.5;
/** An arm more is a little less likely than a statement for all. */
const ARM = 0.3;

/** `if (…) … else { s }`: what is to be done in the cases that no arm of a chain is for. */
export function insertElse(place: StatementPlace, workshop: Workshop): Source[] {
  const { node } = place.site.path;
  const point = workshop.places.points.find(({ site }) => site.before === node);
  if (node.type !== 'IfStatement' || point === undefined || point.states.length === 0) return [];
  const last = lastArm(node);
  if (last.alternate) return [];
  const { source } = workshop.context;
  const indent = indentAt(source, place.site.start);
  const at = endOf(last.consequent);
  const gap = last.consequent.type === 'BlockStatement' ? ' ' : `\n${indent}`;
  const penalty = workshop.penaltyOf(place) + ARM;
  return [
    {
      operator: 'insert-else',
      bound: FROM + penalty,
      *expand() {
        const bench = openPoint(point, workshop, penalty, (statement) => {
          const text = `${gap}else {\n${indent}${indentStep(source)}${statement}\n${indent}}`;
          return { start: at, end: at, text };
        });
        yield* inArm(updates(bench, workshop));
      },
    },
  ];
}

/** As changes of the whole module: by itself `else { … }` is nothing. */
function* inArm(insertions: Iterable<Proposal | Source>): Generator<Proposal | Source> {
  for (const item of insertions) {
    if ('bound' in item) yield { operator: 'insert-else', bound: item.bound, expand: () => inArm(item.expand()) };
    else yield { edits: item.edits, operator: 'insert-else', cost: item.cost, syntax: 'module', tier: 0 };
  }
}

function lastArm(node: Babel.IfStatement): Babel.IfStatement {
  return node.alternate?.type === 'IfStatement' ? lastArm(node.alternate) : node;
}
