import type * as Babel from '@babel/types';
import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import { fieldsLeftOver } from '../../shared/fields-left-over.ts';
import { gapBefore } from '../../shared/handler.ts';
import { patternText } from '../../shared/pattern-text.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';

const COST = 1.6;
/** For what another method takes back when its time has come: `this.writing = false`, `this.readers -= 1`. */
const TAKEN_BACK = 0.8;

/** First in a method that counts or gathers in `this.depth`, `this.depth = 0;`, where an earlier call left something in it. */
export const startAfresh: PatchOperator = {
  name: 'start-afresh',
  family: 'statement',
  description: 'state that a method needs for one call and finds as the last call left it',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    for (const site of sites) {
      const own = methodAround(site);
      const first = site.node as Babel.Statement;
      if (own === undefined) continue;
      const body = context.source.slice(site.start, endOf(own));
      const left = fieldsLeftOver(site, context).filter(
        ({ name }) => isChanged(name, body) && !isSetFirst(name, own, context.source),
      );
      const at = startOf(first);
      const elsewhere = context.source.slice(0, site.start) + context.source.slice(endOf(own));
      for (const { name, fresh } of left) {
        const cost = isTakenBack(name, fresh, elsewhere) ? COST + TAKEN_BACK : COST;
        const text = `this.${name} = ${fresh};${gapBefore(first, context.source)}`;
        yield { edits: [{ start: at, end: at, text }], cost };
      }
    }
  },
};

/** The method whose first statement stands at the site. */
function methodAround({ path }: OperatorSite): Babel.ClassMethod | undefined {
  const own = path.key === 'body' && path.index === 0 ? path.parent?.parent?.node : undefined;
  return own?.type === 'ClassMethod' && own.kind === 'method' && !own.static ? own : undefined;
}

/** Before anything else is done with the field: by the method itself. */
function isSetFirst(name: string, { body }: Babel.ClassMethod, source: string): boolean {
  const field = new RegExp(`\\bthis\\.${patternText(name)}(?![\\w$])`, 'g');
  const first = body.body.map((statement) => textOf(source, statement)).find((text) => text.search(field) !== -1);
  return first?.startsWith(`this.${name} = `) === true && first.match(field)?.length === 1;
}

function isTakenBack(name: string, fresh: string, source: string): boolean {
  const steps = `--| -= | = ${patternText(fresh)};`;
  return new RegExp(`\\bthis\\.${patternText(name)}(?:${steps})`).test(source);
}

function isChanged(name: string, body: string): boolean {
  const changes = [
    '\\+\\+',
    '--',
    '\\[[^\\]]*\\] = ',
    ' (?:[-+*/|&^%]|\\?\\?|\\|\\||&&)?= ',
    '\\.(?:push|add|set|unshift)\\(',
  ];
  return new RegExp(`\\bthis\\.${patternText(name)}(?:${changes.join('|')})`).test(body);
}
