import type { RepairTarget } from '../../model/target.ts';
import { endOf, startOf, type Node } from '../../syntax/node.ts';
import { parseModule, type ParsedModule } from '../../syntax/parse.ts';
import { exportsOf, topLevelDeclarations } from '../../syntax/exports.ts';
import { membersOf, type Member } from '../../target/members.ts';
import { originalOf, type Original } from '../merge/merge-rewrite.ts';

/** A part of the target that a reply may define anew, and how it is called. */
export interface Slot {
  readonly node: Node;
  /** In what it stands: that decides how a function has to be written. */
  readonly place: 'statement' | 'expression' | 'class-member' | 'object-member';
  /** Name at the top of the module, or that of an export. */
  readonly name: string;
  /** Set for a member of what has that name. */
  readonly member?: string;
}

/** A target, read for replies: do it once, and read any number of them. */
export interface ReplyTarget {
  readonly target: RepairTarget;
  readonly module: ParsedModule;
  /** The named declaration first, then the private helpers; of a whole module its declarations. */
  readonly slots: readonly Slot[];
  /** Of a whole module, all of it as one slot; absent otherwise. */
  readonly whole?: Slot;
  readonly originals: ReadonlyMap<Slot, Original>;
}

/** @throws RepairError `PARSE_FAILED` when the target itself does not parse. */
export function readTarget(target: RepairTarget): ReplyTarget {
  const module = parseModule(target.source, target.file);
  const all = slotsOf(module);
  const isWholeModule = target.symbol === undefined;
  const slots = isWholeModule
    ? all.filter(({ member }) => member === undefined)
    : target.regions.flatMap(
        ({ start, end }) => all.find(({ node }) => startOf(node) === start && endOf(node) === end) ?? [],
      );
  const own = withoutTwins(slots);
  const whole: Slot | undefined = isWholeModule ? { node: module.program, place: 'statement', name: '' } : undefined;
  const originals = new Map([...own, ...(whole ? [whole] : [])].map((slot) => [slot, originalOf(module, slot.node)]));
  return { target, module, slots: own, ...(whole && { whole }), originals };
}

/** Everything that has a name in the module, members of classes and objects included. */
function slotsOf({ program }: ParsedModule): Slot[] {
  const named = [
    ...[...topLevelDeclarations(program)].map(([name, node]) => ({ name, node })),
    ...exportsOf(program).flatMap(({ name, node }) => (node === undefined ? [] : [{ name, node }])),
  ];
  return named.flatMap(({ name, node }): Slot[] => [
    {
      name,
      node,
      place: isStatement(node) ? 'statement' : node.type === 'ObjectMethod' ? 'object-member' : 'expression',
    },
    ...membersOf(node).map((member): Slot => {
      const place = node.type === 'ObjectExpression' ? 'object-member' : 'class-member';
      return { name, member: member.name, node: member.node, place };
    }),
  ]);
}

function withoutTwins(slots: readonly Slot[]): Slot[] {
  return slots.filter(({ node }, index) => slots.findIndex((other) => other.node === node) === index);
}

function isStatement(node: Node): boolean {
  return node.type.endsWith('Declaration') && node.type !== 'VariableDeclaration';
}

/** What a program calls by the name of the slot. */
export function definitionOf(slot: Slot, program: ParsedModule['program']): Node | undefined {
  const named =
    topLevelDeclarations(program).get(slot.name) ?? exportsOf(program).find(({ name }) => name === slot.name)?.node;
  if (named === undefined || slot.member === undefined) return named;
  return memberLike(slot, membersOf(named));
}

/** The member of that name; a getter is no setter, and what is static stays so. */
export function memberLike(slot: Slot, members: readonly Member[]): Node | undefined {
  const namesakes = members
    .filter(({ name, node }) => name === slot.member && !isBareField(node))
    .map(({ node }) => node);
  const alike = namesakes.filter((node) => kindOf(node) === kindOf(slot.node));
  return alike.length === 1 ? alike[0] : namesakes.length === 1 ? namesakes[0] : undefined;
}

/** It only says that there is one. */
function isBareField(node: Node): boolean {
  return node.type === 'ClassPrivateProperty' && !node.value;
}

function kindOf(node: Node): string {
  const { kind, static: isStatic } = node as { kind?: string; static?: boolean };
  const accessor = kind === 'get' || kind === 'set' ? kind : '';
  return `${isStatic === true ? 'static ' : ''}${accessor}`;
}
