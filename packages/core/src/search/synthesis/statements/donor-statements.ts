import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { localsIn, selfOf, thisIn, type Local } from '../../../syntax/locals-in.ts';
import type { ParsedModule } from '../../../syntax/parse.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import { patternNames } from '../../../syntax/scope.ts';

const LONGEST = 220;
const MOST_LINES = 6;
/** Names that the donor's function has, and another place may call otherwise. */
const MOST_HOLES = 2;

const BOUND = ['YieldExpression', 'Super', 'BreakStatement', 'ContinueStatement'] as const;

/** A statement of some function that another may lack, with a declaration before it where it needs one. */
export interface Donor {
  readonly text: string;
  readonly start: number;
  /** The function it stands in. */
  readonly owner: Path;
  /** The class or object whose `this` it reads; absent when it reads none. */
  readonly self?: Node;
  /** The name of that class, if it has one. */
  readonly className?: string;
  /** Where it reads it, counted from its start. */
  readonly selfAt: readonly number[];
  /** Locals of its function, which another may not have. */
  readonly holes: readonly Local[];
  readonly declares: readonly string[];
  readonly awaits: boolean;
  /** An expression on its own: a call, an assignment. */
  readonly isLine: boolean;
  readonly leaves: 'throws' | 'returns' | undefined;
  /** How many functions have it word for word. */
  readonly copies: number;
  /** Texts of what stands before it, and of what stands after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const known = new WeakMap<Babel.Program, readonly Donor[]>();

/** Of the whole module, in source order, each text once. Who asks again for a tree gets the same. */
export function donorStatements(module: ParsedModule): readonly Donor[] {
  const donors = known.get(module.program) ?? donorsOf(module);
  known.set(module.program, donors);
  return donors;
}

function donorsOf({ program, source }: ParsedModule): Donor[] {
  const found = new Map<string, Donor>();
  for (const path of pathsOf(program)) {
    for (const nodes of runsAt(path)) {
      const donor = donorFrom(nodes, path, program, source);
      if (donor === undefined) continue;
      const first = found.get(donor.text);
      found.set(donor.text, first === undefined ? donor : together(first, donor));
    }
  }
  return [...found.values()];
}

function together(first: Donor, { before, after }: Donor): Donor {
  const [all, rest] = [
    [...first.before, ...before],
    [...first.after, ...after],
  ];
  return { ...first, copies: first.copies + 1, before: all, after: rest };
}

/** The statement alone, and what it declares together with the statement that follows. */
function runsAt({ node, parent, key, index }: Path): Node[][] {
  if (key !== 'body' || index === undefined || parent?.node.type !== 'BlockStatement') return [];
  const next = parent.node.body[index + 1];
  if (node.type === 'VariableDeclaration') return next !== undefined && isDonor(next) ? [[node, next]] : [];
  return isDonor(node) ? [[node]] : [];
}

function isDonor(node: Node): boolean {
  switch (node.type) {
    case 'IfStatement':
      return !node.alternate;
    case 'ExpressionStatement':
      return node.expression.type !== 'StringLiteral' && node.expression.type !== 'Identifier';
    case 'ForOfStatement':
    case 'ForStatement':
    case 'WhileStatement':
      return true;
    default:
      return false;
  }
}

function donorFrom(nodes: readonly Node[], at: Path, program: Babel.Program, source: string): Donor | undefined {
  const [start, end] = [startOf(nodes[0] as Node), endOf(nodes.at(-1) as Node)];
  const text = source.slice(start, end);
  const owner = enclosingFunction(at);
  const traits = traitsOf(nodes.flatMap((node) => [...pathsOf(node, isFunction)]));
  if (text.length > LONGEST || text.split('\n').length > MOST_LINES || !owner || !traits) return undefined;
  const holes = localsIn({ start, end }, program);
  if (holes === undefined || holes.length > MOST_HOLES) return undefined;
  const declares = nodes.flatMap((node) => (node.type === 'VariableDeclaration' ? namesOf(node) : []));
  const selfAt = nodes.flatMap(thisIn).map((node) => startOf(node) - start);
  const self = selfAt.length > 0 ? selfOf(at) : undefined;
  const { body } = (at.parent as Path).node as Babel.BlockStatement;
  const textAt = (index: number): string[] => (body[index] === undefined ? [] : [textOf(source, body[index])]);
  const [before, after] = [textAt((at.index ?? 0) - 1), textAt((at.index ?? 0) + nodes.length)];
  return {
    text,
    before,
    after,
    start,
    owner,
    holes,
    declares,
    selfAt,
    isLine: nodes.length === 1 && nodes[0]?.type === 'ExpressionStatement',
    copies: 1,
    ...traits,
    ...(self && { self, ...nameOf(at) }),
  };
}

function nameOf(path: Path): Pick<Donor, 'className'> {
  const around = enclosing(path, ({ type }) => type === 'ClassDeclaration' || type === 'ObjectExpression')?.node;
  return around?.type === 'ClassDeclaration' && around.id ? { className: around.id.name } : {};
}

/** What it does besides, functions in it left out; `undefined` for what makes sense only where it stands. */
function traitsOf(paths: readonly Path[]): Pick<Donor, 'awaits' | 'leaves'> | undefined {
  const has = new Set(paths.map(({ node }) => node.type));
  if (BOUND.some((type) => has.has(type))) return undefined;
  const leaves = has.has('ThrowStatement') ? 'throws' : has.has('ReturnStatement') ? 'returns' : undefined;
  return { awaits: has.has('AwaitExpression'), leaves };
}

function namesOf({ declarations }: Babel.VariableDeclaration): string[] {
  return declarations.flatMap(({ id }) => patternNames(id));
}
