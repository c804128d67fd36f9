import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction } from '../../../syntax/path.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import { commonKind } from '../../shared/value-kind.ts';

const COST = { name: 1.6, identity: 1.6, member: 1.7 };
const IDENTIFIES = /^(id|key|name|slug|code|uid)$|Id$/;
const MOST_KEYS = 10;

/** `if (seen.has(word)) …; seen.add(word);` → `if (seen.has(term.name)) …; seen.add(term.name);` */
export const keyByOther: PatchOperator = {
  name: 'key-by-other',
  family: 'name',
  description: 'kept and looked up under what is not the same each time, or is the same for different things',
  floor: COST.name,
  on: 'module',
  *patches(sites, context) {
    const uses = sites.flatMap((site) => useAt(site, context) ?? []);
    for (const entry of new Set(uses.map((use) => use.entry))) {
      const group = uses.filter((use) => use.entry === entry);
      const [first] = group;
      if (first === undefined || group.length < 2) continue;
      for (const { text, cost } of otherKeys(first, context).slice(0, MOST_KEYS))
        yield { edits: group.map(({ key }) => ({ start: startOf(key), end: endOf(key), text })), cost };
    }
  },
};

interface Use {
  readonly site: OperatorSite;
  readonly key: Node;
  /** Function, collection and key as one text. */
  readonly entry: string;
}

function useAt(site: OperatorSite, { source }: OperatorContext): Use | undefined {
  const { node, path } = site;
  if (node.type !== 'CallExpression' || !/^(get|has|set|add|delete)$/.test(methodName(node) ?? '')) return undefined;
  const [key] = node.arguments;
  const holder = (node.callee as Babel.MemberExpression).object as Node;
  if (key === undefined || !isChain(key) || !isChain(holder)) return undefined;
  const around = enclosingFunction(path)?.node.start ?? 0;
  return { site, key, entry: `${around} ${textOf(source, holder)} ${textOf(source, key)}` };
}

/** Names that are known where the first of the uses stands, and members of what they hold, with values of the same kind. */
function otherKeys({ site, key }: Use, context: OperatorContext): { text: string; cost: number }[] {
  const { source, bindingsAt, valuesOf, valuesOfName } = context;
  const kind = commonKind(valuesOf(key));
  const own = textOf(source, key);
  if (kind !== 'string' && kind !== 'number' && kind !== 'object') return [];
  const known = bindingsAt(site.start).filter(
    ({ moduleLevel, parameters, usableFrom }) => !moduleLevel && parameters === undefined && usableFrom <= site.start,
  );
  const names = known.map(({ name }) => ({ text: name, cost: COST.name, values: valuesOfName(name, site) }));
  const members = names.flatMap(({ text, values }) =>
    ownKeys(values).map((each) => ({
      text: `${text}.${each}`,
      cost: IDENTIFIES.test(each) ? COST.identity : COST.member,
      values: values.map((value) => ownValue(value, each)),
    })),
  );
  return [...names, ...members].filter(({ text, values }) => text !== own && commonKind(values) === kind);
}
