import { types } from 'node:util';
import type * as Babel from '@babel/types';
import { endOf, startOf, textOf } from '../../syntax/node.ts';
import { enclosing } from '../../syntax/path.ts';
import { gapBefore } from '../shared/handler.ts';
import { ownValue } from '../shared/own-keys.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../operator.ts';

const COST = 1.6;
/** What a field may begin with. */
const FRESH = /^(-?\d[\w.]*|null|undefined|true|false|'[^'\\]*'|\[\]|\{\}|new (Map|Set)(<.*>)?\(\))$/s;

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
      const left = leftOver(site, context).filter(({ name }) => isChanged(name, body));
      const at = startOf(first);
      for (const { name, fresh } of left) {
        const text = `this.${name} = ${fresh};${gapBefore(first, context.source)}`;
        yield { edits: [{ start: at, end: at, text }], cost: COST };
      }
    }
  },
};

/** The method whose first statement stands at the site. */
function methodAround({ path }: OperatorSite): Babel.ClassMethod | undefined {
  const own = path.key === 'body' && path.index === 0 ? path.parent?.parent?.node : undefined;
  return own?.type === 'ClassMethod' && own.kind === 'method' && !own.static ? own : undefined;
}

interface Field {
  readonly name: string;
  readonly fresh: string;
}

/** Fields that did not hold any more what they began with when the method was called. */
function leftOver(site: OperatorSite, { source, valuesOfName }: OperatorContext): Field[] {
  const own = enclosing(site.path, ({ type }) => type === 'ClassBody')?.node;
  const members = own?.type === 'ClassBody' ? own.body : [];
  const holders = valuesOfName('this', site);
  return members.flatMap((member) => {
    const isField = member.type === 'ClassProperty' || member.type === 'ClassPrivateProperty';
    if (!isField || member.static || !member.value) return [];
    const [name, fresh] = [textOf(source, member.key), textOf(source, member.value)];
    const values = name.startsWith('#')
      ? valuesOfName(`this.${name}`, site)
      : holders.map((holder) => ownValue(holder, name));
    return FRESH.test(fresh) && values.some((value) => !isFresh(value, fresh)) ? [{ name, fresh }] : [];
  });
}

function isFresh(value: unknown, fresh: string): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (types.isMap(value) || types.isSet(value)) return value.size === 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return (typeof value === 'string' ? `'${value}'` : String(value)) === fresh;
}

function isChanged(name: string, body: string): boolean {
  const changes = [
    '\\+\\+',
    '--',
    '\\[[^\\]]*\\] = ',
    ' (?:[-+*/|&^%]|\\?\\?|\\|\\||&&)?= ',
    '\\.(?:push|add|set|unshift)\\(',
  ];
  return new RegExp(`\\bthis\\.${name}(?:${changes.join('|')})`).test(body);
}
