import { methodName } from '../../../operators/shared/call.ts';
import { isChain } from '../../../operators/shared/is-chain.ts';
import { namesIn } from '../../../syntax/names-in.ts';
import { textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { PointPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';

/** `this.counts.delete(rule);`: entries of maps and sets that are made and never taken away, by the keys that they are made with. */
export function deletions(place: PointPlace, { module, context }: Workshop): string[] {
  const known = new Set(context.bindingsAt(place.site.start).map(({ name }) => name));
  const made = new Map<string, string>();
  const emptied = new Set<string>();
  for (const { node } of pathsOf(module.program)) {
    const method = methodName(node);
    const receiver = method === undefined ? undefined : receiverOf(node);
    if (receiver === undefined || node.type !== 'CallExpression') continue;
    const holder = textOf(module.source, receiver);
    if (method === 'delete' || method === 'clear') emptied.add(holder);
    const [key, ...rest] = node.arguments;
    const isMaking = (method === 'set' && rest.length === 1) || (method === 'add' && rest.length === 0);
    if (!isMaking || key === undefined || !isChain(key)) continue;
    if ([...namesIn(receiver), ...namesIn(key)].every((name) => known.has(name)))
      made.set(`${holder}.delete(${textOf(module.source, key)});`, holder);
  }
  return [...made].flatMap(([text, holder]) => (emptied.has(holder) ? [] : [text]));
}

function receiverOf(node: Node): Node | undefined {
  const { callee } = node as { callee?: Node };
  return callee?.type === 'MemberExpression' && isChain(callee.object) ? callee.object : undefined;
}
