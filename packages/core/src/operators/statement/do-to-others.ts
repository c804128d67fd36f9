import { isFunction, startOf, textOf } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../operator.ts';
import { indentAt } from '../shared/text.ts';
import { commonKind, isList } from '../shared/value-kind.ts';

const COST = { list: 1.5, text: 1.7 };
const MOST = 4;

/** After `word = word.slice(2);` also `candidates = candidates.map((each) => each.slice(2));`, or `other = other.slice(2);`. */
export const doToOthers: PatchOperator = {
  name: 'do-to-others',
  family: 'statement',
  description: 'what is done to one text or number before it is compared, and not to those that it is compared with',
  floor: COST.list,
  on: 'module',
  *patches(sites, context) {
    for (const site of sites) {
      const done = changeOfItself(site, context.source);
      if (done === undefined) continue;
      const gap = `\n${indentAt(context.source, site.start)}`;
      for (const { name, isOfMany } of others(done.name, site, context)) {
        const changed = isOfMany ? `${name}.map((each) => ${done.applied('each')})` : done.applied(name);
        const text = `${name} = ${changed};`;
        if (context.source.includes(text)) continue;
        const edits = [{ start: site.end, end: site.end, text: gap + text }];
        yield { edits, cost: isOfMany ? COST.list : COST.text };
      }
    }
  },
};

interface Change {
  readonly name: string;
  /** The same, done to another one. */
  readonly applied: (name: string) => string;
}

/** `x = x.f(…)` or `x = f(x)`, which reads `x` once. */
function changeOfItself({ node, path }: OperatorSite, source: string): Change | undefined {
  if (node.type !== 'ExpressionStatement' || path.index === undefined) return undefined;
  const { expression } = node;
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return undefined;
  const { left, right } = expression;
  if (left.type !== 'Identifier' || right.type !== 'CallExpression') return undefined;
  const reads = [...pathsOf(right)].filter(({ node: each, parent, key }) => {
    const isMember = parent?.node.type === 'MemberExpression' && key === 'property' && !parent.node.computed;
    return each.type === 'Identifier' && each.name === left.name && !isMember;
  });
  const [read] = reads;
  if (read === undefined || reads.length > 1 || [...pathsOf(right)].some(({ node: each }) => isFunction(each)))
    return undefined;
  const text = textOf(source, right);
  const at = startOf(read.node) - startOf(right);
  return { name: left.name, applied: (name) => text.slice(0, at) + name + text.slice(at + left.name.length) };
}

/** Variables that hold the same kind of thing, or a list of such. */
function others(
  name: string,
  site: OperatorSite,
  { bindingsAt, valuesOfName }: OperatorContext,
): { readonly name: string; readonly isOfMany: boolean }[] {
  const kind = commonKind(valuesOfName(name, site));
  if (kind !== 'string' && kind !== 'number') return [];
  return bindingsAt(site.start)
    .filter((other) => other.name !== name && !other.moduleLevel && /^(?:let|var|parameter)$/.test(other.kind))
    .flatMap((other) => {
      const values = valuesOfName(other.name, site);
      const items = values.flatMap((value) => (isList(value) ? value : []));
      const isOfMany = values.length > 0 && values.every(isList) && commonKind(items) === kind;
      return isOfMany || commonKind(values) === kind ? [{ name: other.name, isOfMany }] : [];
    })
    .slice(0, MOST);
}
