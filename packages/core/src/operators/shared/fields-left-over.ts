import { types } from 'node:util';
import { textOf } from '../../syntax/node.ts';
import { enclosing } from '../../syntax/path.ts';
import type { OperatorContext, OperatorSite } from '../operator.ts';
import { ownKeys, ownValue } from './own-keys.ts';

/** What a field may begin with. */
const FRESH = /^(-?\d[\w.]*|null|undefined|true|false|'[^'\\]*'|\[\]|\{\}|new (Map|Set)(<.*>)?\(\))$/s;

export interface Field {
  readonly name: string;
  /** What it begins with. */
  readonly fresh: string;
}

/** Fields that did not hold any more what they began with when the method was called. */
export function fieldsLeftOver(site: OperatorSite, { source, valuesOfName }: OperatorContext): Field[] {
  const own = enclosing(site.path, ({ type }) => type === 'ClassBody')?.node;
  const members = own?.type === 'ClassBody' ? own.body : [];
  const holders = valuesOfName('this', site);
  return members.flatMap((member) => {
    const isField = member.type === 'ClassPrivateProperty' || (member.type === 'ClassProperty' && !member.computed);
    if (!isField || member.static || member.readonly || !member.value) return [];
    const [name, fresh] = [textOf(source, member.key), textOf(source, member.value)];
    const values = name.startsWith('#')
      ? valuesOfName(`this.${name}`, site)
      : holders.filter((holder) => ownKeys([holder]).includes(name)).map((holder) => ownValue(holder, name));
    return FRESH.test(fresh) && values.some((value) => !isFresh(value, fresh)) ? [{ name, fresh }] : [];
  });
}

/** Also what nobody can look into: of that nothing is known. */
function isFresh(value: unknown, fresh: string): boolean {
  if (types.isProxy(value) || typeof value === 'symbol') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (types.isMap(value) || types.isSet(value)) return value.size === 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  if (typeof value === 'number') return value === Number(fresh.replaceAll('_', ''));
  const text = typeof value === 'string' ? `'${value}'` : String(value);
  return text + (typeof value === 'bigint' ? 'n' : '') === fresh;
}
