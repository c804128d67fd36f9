import { functionIn, fitTo } from './fit-function.ts';
import type { Node } from '../../syntax/node.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { membersOf } from '../../target/members.ts';
import type { Piece } from '../merge/items.ts';
import { bodyPiece } from './body-piece.ts';
import { readingsOf } from './clean-code.ts';
import { parseFragment, parseMembers, withForeignNames } from './parse-fragment.ts';
import { parseReply } from './parse-reply.ts';
import type { ReplyForm } from './proposal.ts';
import { renamedPiece } from './renamed-piece.ts';
import { definitionOf, memberLike, type ReplyTarget, type Slot } from './slot.ts';
import { wholeClass } from './whole-class.ts';
import { wholeModule } from './whole-module.ts';
import { withoutTypes } from './without-types.ts';

/** What a text defines anew of a target. */
export interface CodeReading {
  readonly form: ReplyForm;
  readonly pieces: ReadonlyMap<Slot, Piece>;
  /** The text as a module; absent when it is less than one. */
  readonly program?: ParsedModule['program'];
}

/** Reads code, in whatever of its usual forms; `parsed` says whether a text without the target is at least code. */
export function readCode(text: string, target: ReplyTarget): CodeReading | { readonly parsed: boolean } {
  let parsed = false;
  for (const reading of readingsOf(text)) {
    const module = moduleOf(reading, target);
    if (module !== undefined) {
      parsed ||= module.program.body.length > 0;
      const found = fromModule(module, target);
      if (found) return found;
    } else {
      const found = fromFragment(reading, target);
      if (found) return found;
    }
  }
  return { parsed };
}

/** A class may lack private fields that its methods use; TypeScript for a JavaScript target is read without its types. */
function moduleOf(text: string, { module: { file }, slots }: ReplyTarget): ParsedModule | undefined {
  const isOfClass = slots.some(({ member, node }) => member !== undefined || node.type.startsWith('Class'));
  const known = isOfClass ? withForeignNames(text) : text;
  const plain = (): string | undefined =>
    /\.[cm]?jsx?$/.test(file) && text.includes(':') ? withoutTypes(known) : undefined;
  for (const reading of [(): string => text, (): string | undefined => (known === text ? undefined : known), plain]) {
    const source = reading();
    const module = source === undefined ? undefined : parseReply(source, file);
    if (module) return module;
  }
  return undefined;
}

function fromModule(module: ParsedModule, target: ReplyTarget): CodeReading | undefined {
  const { program, source } = module;
  if (program.body.length === 0) return undefined;
  const whole = target.whole && wholeModule(module, target);
  if (target.whole && whole) return { form: 'declaration', pieces: new Map([[target.whole, whole]]), program };
  const pieces = new Map<Slot, Piece>();
  for (const slot of target.slots) {
    const node = definitionOf(slot, program) ?? looseMember(slot, program);
    const piece = node && fitTo(slot, { source, node }, module.file);
    if (piece) pieces.set(slot, wholeClass(slot, piece, target.module));
  }
  if (pieces.size > 0) return { form: 'declaration', pieces, program };

  const [slot] = target.slots;
  if (slot === undefined) return undefined;
  const only = program.body.length === 1 ? program.body[0] : undefined;
  const value = only?.type === 'ExpressionStatement' ? only.expression : undefined;
  if (value !== undefined && functionIn(value) && functionIn(slot.node)) {
    const piece = fitTo(slot, { source, node: value }, module.file);
    if (piece) return { form: 'declaration', pieces: new Map([[slot, piece]]) };
  }
  const renamed = renamedPiece(module, slot);
  if (renamed) return { form: 'renamed', pieces: new Map([[slot, renamed]]), program };
  const body = bodyPiece(module, slot, target.module);
  return body && { form: 'body', pieces: new Map([[slot, body]]) };
}

/** `function total() {…}` for the method `total`. */
function looseMember(slot: Slot, program: ParsedModule['program']): Node | undefined {
  if (slot.member === undefined) return undefined;
  return definitionOf({ node: slot.node, place: 'statement', name: slot.member.replace(/^#/, '') }, program);
}

/** Members of a class without the class, and functions without a name. */
function fromFragment(text: string, target: ReplyTarget): CodeReading | undefined {
  const { file } = target.module;
  const [first] = target.slots;
  const members =
    mayBeMember(text) && target.slots.some(({ member }) => member !== undefined) ? parseMembers(text, file) : undefined;
  if (members) {
    const pieces = new Map<Slot, Piece>();
    for (const slot of target.slots) {
      const node = slot.member === undefined ? undefined : memberLike(slot, membersOf(members.owner));
      const piece = node && fitTo(slot, { source: members.source, node }, file);
      if (piece) pieces.set(slot, piece);
    }
    return pieces.size > 0 ? { form: 'declaration', pieces } : undefined;
  }
  if (first === undefined || !functionIn(first.node) || !/^\s*(?:async\s+)?(?:function\b|\()/.test(text))
    return undefined;
  const anonymous = parseFragment(text.replace(/;\s*$/, ''), 'expression', file);
  const piece = anonymous && functionIn(anonymous.node) && fitTo(first, anonymous, file);
  return piece ? { form: 'declaration', pieces: new Map([[first, piece]]) } : undefined;
}

/** It begins as no statement does that could not be read before. */
function mayBeMember(text: string): boolean {
  let rest = text.trimStart();
  while (rest.startsWith('//') || rest.startsWith('/*')) {
    const end = rest.startsWith('//') ? rest.indexOf('\n') : rest.indexOf('*/') + 1;
    if (end <= 0) return false;
    rest = rest.slice(end + 1).trimStart();
  }
  return /^(?!(?:export|import|class|const|let|var|function|return|if|for)\b)[\w#$*@[]/.test(rest);
}
