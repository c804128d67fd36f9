import type { Edit } from '../../model/edit.ts';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import { enclosing, type Path } from '../../syntax/path.ts';
import type { ExpressionSite } from '../../syntax/sites.ts';
import { editFor } from '../print/splice.ts';

/** More places than these have something in common that is no slip. */
const MOST_ALIKE = 6;

/** Finds what looks like an expression: its twins in the same function, or wherever the sites are. In source order, itself among them. */
export type Twins = (site: ExpressionSite, where: 'function' | 'module') => readonly ExpressionSite[];

/** Twins are made alike and stand in like places: `Math.floor(a / 60)` and `Math.floor(b % 60)`, each a value of an object. */
export function twinsAmong(sites: readonly ExpressionSite[], source: string): Twins {
  const groups = new Map<string, ExpressionSite[]>();
  for (const site of sites) {
    const key = keyOf(site.path, source);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [site]);
    else group.push(site);
  }
  return (site, where) => {
    const all = groups.get(keyOf(site.path, source) ?? '') ?? [];
    const around = functionOf(site.path);
    const twins = where === 'module' ? all : all.filter(({ path }) => functionOf(path) === around);
    return twins.length > MOST_ALIKE || twins.some((twin, nth) => twin.start < (twins[nth - 1]?.end ?? 0)) ? [] : twins;
  };
}

/**
 * What is made of one expression, made of each of its twins too: who slips does so wherever the same is done (systematic edits: Meng,
 * Kim and McKinley 2011). Nothing when there are none, or when the change does not say what becomes of their own parts.
 *
 * @param fit what is better there than the same text with the twin's own parts
 */
export function likewise(
  site: ExpressionSite,
  text: string,
  twins: readonly ExpressionSite[],
  source: string,
  fit: (twin: ExpressionSite, made: string) => string = (_, made) => made,
): readonly Edit[] | undefined {
  if (twins.length < 2) return undefined;
  const texts = twins.map((twin) => {
    if (twin === site) return text;
    const made = translated(text, site.path.node, twin.path.node, source);
    return made === undefined ? undefined : fit(twin, made);
  });
  if (texts.includes(undefined)) return undefined;
  return twins.map((twin, nth) => editFor(twin, texts[nth] as string));
}

/** How an expression is made, without its parts, and what it is to what stands around it. */
function keyOf({ node, parent, key }: Path, source: string): string | undefined {
  if (parent === undefined) return undefined;
  // What a function switches on is seldom made alike, and asked alike all the more.
  if (parent.node.type === 'SwitchStatement' && key === 'discriminant') return key;
  const head = headOf(node, source);
  if (head === undefined) return undefined;
  // A name or a number alone says too little.
  const around = partsOf(node).length === 0 ? headOf(parent.node, source) : '';
  return around === undefined ? undefined : [head, parent.node.type, key, around].join(' ');
}

function headOf(node: Node, source: string): string | undefined {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'UnaryExpression':
      return `${node.type} ${node.operator}`;
    case 'ConditionalExpression':
      return node.type;
    case 'MemberExpression':
      return `${node.type} ${node.computed ? '[]' : textOf(source, node.property)}`;
    case 'CallExpression': {
      const { callee } = node;
      const isMethod = callee.type === 'MemberExpression' && !callee.computed;
      return `${node.type} ${isMethod ? `.${textOf(source, callee.property)}` : textOf(source, callee)} ${node.arguments.length}`;
    }
    case 'Identifier':
    case 'NumericLiteral':
    case 'StringLiteral':
    case 'RegExpLiteral':
      return `${node.type} ${textOf(source, node)}`;
    default:
      return undefined;
  }
}

/** What may differ between twins. */
function partsOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return [node.left, node.right];
    case 'UnaryExpression':
      return [node.argument];
    case 'ConditionalExpression':
      return [node.test, node.consequent, node.alternate];
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object];
    case 'CallExpression': {
      const { callee } = node;
      const isMethod = callee.type === 'MemberExpression' && !callee.computed;
      return isMethod ? [callee.object, ...node.arguments] : node.arguments;
    }
    default:
      return [];
  }
}

/** `text`, which takes the place of `from`, as it would take that of `to`; `undefined` when it drops what the two differ in. */
function translated(text: string, from: Node, to: Node, source: string): string | undefined {
  const pairs = (holds(text, textOf(source, from)) ? [[from, to] as const] : partsInPairs(from, to, source))
    ?.map(([own, other]) => [textOf(source, own), textOf(source, other)] as const)
    .filter(([own, other]) => own !== other);
  if (pairs === undefined || pairs.some(([own]) => !holds(text, own))) return undefined;
  const become = new Map(pairs);
  // One part that would have to become two.
  if (pairs.some(([own, other]) => become.get(own) !== other)) return undefined;
  const made =
    pairs.length === 0 ? text : text.replaceAll(anyOf([...become.keys()]), (own) => become.get(own) as string);
  return made === textOf(source, to) ? undefined : made;
}

function partsInPairs(from: Node, to: Node, source: string): (readonly [Node, Node])[] | undefined {
  if (headOf(from, source) !== headOf(to, source)) return undefined;
  const others = partsOf(to);
  return partsOf(from).map((part, nth) => [part, others[nth] as Node]);
}

function holds(text: string, part: string): boolean {
  return anyOf([part]).test(text);
}

/** Whole words only; of two that begin alike the longer. */
function anyOf(parts: readonly string[]): RegExp {
  const patterns = parts
    .toSorted((a, b) => b.length - a.length)
    .map((part) => {
      const escaped = part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
      return `${/^[\w$]/.test(part) ? String.raw`(?<![\w$.])` : ''}${escaped}${/[\w$]$/.test(part) ? String.raw`(?![\w$])` : ''}`;
    });
  return new RegExp(patterns.join('|'), 'g');
}

function functionOf(path: Path): Node | undefined {
  return enclosing(path, isFunction)?.node;
}
