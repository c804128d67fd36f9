import { isFunction, isLoop, textOf, type Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import { patternNames, type Binding } from '../../syntax/scope.ts';
import { argumentsOf, callText } from '../shared/call.ts';
import { initialiserOf } from '../shared/initialiser-of.ts';
import { isChain } from '../shared/is-chain.ts';
import type { Operator, OperatorContext, OperatorSite, Replacement } from '../operator.ts';
import { commonKind } from '../shared/value-kind.ts';

const COST = 2.3;
const STEP = 0.04;
const DEARER = { sum: 0.1, difference: 0.16, names: 0.1, next: 0.05 };
/** What goes on from its own last value in a loop is the likeliest of all. */
const STEP_ON = 0.4;
const MOST = { names: 5, numbers: 4, proposals: 40 };

/** `at = moved(at, gap)` in a loop → `at = moved(first, nth * gap)`: two arguments, neither of which does it alone. */
export const changeTwoArguments: Operator = {
  name: 'change-two-arguments',
  family: 'arguments',
  description: 'a step made from the last result where it has to be made from the first, and other calls wrong twice',
  floor: COST - STEP_ON,
  on: 'expression',
  *replacements(site, context) {
    const texts = argumentsOf(site.node, context.source);
    if (texts === undefined || texts.length < 2 || texts.length > 4) return;
    const given = (site.node as Node & { arguments: readonly Node[] }).arguments;
    const changes = given.map((argument) => changesOf(argument, new Set(texts), site, context));
    const found: Replacement[] = [];
    for (const [first, renamed] of changes.entries()) {
      for (const [second, others] of changes.entries()) {
        for (const one of first === second ? [] : renamed) {
          for (const other of others) {
            // Two names come by both ways.
            if (!one.isRenamed || one.name === other.name || (other.isRenamed && second < first)) continue;
            const text = callText(site.node, context.source, texts.with(first, one.text).with(second, other.text));
            found.push({ text, cost: COST + one.dearer + other.dearer + (other.isRenamed ? DEARER.names : 0) });
          }
        }
      }
    }
    yield* found.toSorted((a, b) => a.cost - b.cost).slice(0, MOST.proposals);
  },
};

interface Change {
  readonly text: string;
  /** The name that it brings in. */
  readonly name: string;
  /** A name in the place of a name, and nothing more. */
  readonly isRenamed: boolean;
  readonly dearer: number;
}

function changesOf(argument: Node, given: ReadonlySet<string>, site: OperatorSite, context: OperatorContext): Change[] {
  const { source, bindingsAt, kindOf, valuesOfName } = context;
  const isName = argument.type === 'Identifier';
  const kind = isName ? kindOf(argument) : argument.type === 'NumericLiteral' ? 'number' : undefined;
  if (kind === undefined) return [];
  const own = textOf(source, argument);
  const alike = bindingsAt(site.start).filter(
    (binding) =>
      binding.name !== own &&
      binding.parameters === undefined &&
      !/^(import|class|enum)$/.test(binding.kind) &&
      commonKind(valuesOfName(binding.name, site)) === kind,
  );
  const names = sortedBy(alike, ({ kind: each }) => each === 'parameter').filter(({ name }) => !given.has(name));
  const plain = [
    ...(isName ? begunWith(own, site, source) : []),
    ...names.slice(0, MOST.names).map(({ name }, nth): Change => {
      return { text: name, name, isRenamed: isName, dearer: STEP * nth };
    }),
  ];
  if (kind !== 'number' || own === '0') return plain;
  const counted = countersAround(site.path);
  const numbers = sortedBy(alike, ({ name }) => counted.has(name)).slice(0, MOST.numbers);
  const counters = numbers.filter(({ name }) => counted.has(name));
  const nextOnes = counters.map(({ name }): Change => {
    return {
      text: own === '1' ? `${name} + 1` : `(${name} + 1) * ${own}`,
      name,
      isRenamed: false,
      dearer: DEARER.next,
    };
  });
  // To multiply by one is to change nothing.
  const others = own === '1' ? [] : numbers.flatMap(({ name }, nth) => reckoned(own, name, STEP * nth));
  return [...plain, ...nextOnes, ...others];
}

/** Where a variable began that is set to the result, when that is a member: `let date = contract.start`. Names are among the others. */
function begunWith(name: string, { path }: OperatorSite, source: string): Change[] {
  const up = path.parent?.node;
  const first = initialiserOf(name, path);
  if (up?.type !== 'AssignmentExpression' || textOf(source, up.left) !== name) return [];
  if (first === undefined || first.type === 'Identifier' || !isChain(first)) return [];
  const text = textOf(source, first);
  return [{ text, name: text, isRenamed: true, dearer: -STEP_ON }];
}

function reckoned(own: string, name: string, dearer: number): Change[] {
  return [
    { text: `${name} * ${own}`, name, isRenamed: false, dearer },
    { text: `${own} + ${name}`, name, isRenamed: false, dearer: dearer + DEARER.sum },
    { text: `${own} - ${name}`, name, isRenamed: false, dearer: dearer + DEARER.difference },
  ];
}

/** Those that are first come first, the others as they are. */
function sortedBy(bindings: readonly Binding[], isFirst: (binding: Binding) => boolean): Binding[] {
  return bindings.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}

/** Names that the loops around count with. */
function countersAround(path: Path): Set<string> {
  const names = new Set<string>();
  for (let up: Path | undefined = path; up !== undefined && !isFunction(up.node); up = up.parent) {
    if (!isLoop(up.node)) continue;
    const head = up.node.type === 'ForStatement' ? up.node.init : 'left' in up.node ? up.node.left : undefined;
    if (head?.type !== 'VariableDeclaration') continue;
    for (const { id } of head.declarations) for (const name of patternNames(id)) names.add(name);
  }
  return names;
}
