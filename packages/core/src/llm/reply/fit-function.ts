import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import type { Piece } from '../merge/items.ts';
import { parseFragment } from './parse-fragment.ts';
import type { Slot } from './slot.ts';

/**
 * A definition, written as it has to be at the place of the slot: a function expression for a declaration, a function for a
 * method, and so on. Absent when it cannot be.
 */
export function fitTo(slot: Slot, piece: Piece, file: string): Piece | undefined {
  const { node } = piece;
  if (node.type === slot.node.type) return piece;
  if (isProperty(slot.node) && functionIn(slot.node) === undefined) return fitValue(slot, piece, file);
  const from = functionIn(node);
  const wanted = functionIn(slot.node);
  if (from === undefined || wanted === undefined) return isOpen(slot, node) ? piece : undefined;
  if (isProperty(slot.node)) {
    const value = fitTo({ ...slot, node: wanted, place: 'expression' }, { ...piece, node: from }, file);
    return value && fitValue(slot, value, file);
  }
  if (wanted.type === 'ArrowFunctionExpression' && from.type === 'ArrowFunctionExpression')
    return { ...piece, node: from };
  if (wanted.type === 'FunctionExpression' && from.type === 'FunctionExpression') return { ...piece, node: from };
  return parseFragment(written(slot, wanted, from, piece.source), slot.place, file);
}

/** An expression that is no function goes where any expression may. */
function isOpen({ place, node }: Slot, now: Node): boolean {
  return (
    place === 'expression' && !isFunction(node) && (now.type.endsWith('Expression') || now.type.endsWith('Literal'))
  );
}

function isProperty(node: Node): boolean {
  return node.type === 'ClassProperty' || node.type === 'ClassPrivateProperty' || node.type === 'ObjectProperty';
}

/** A property with another value: its key, and whatever else it has, stays. */
function fitValue({ node, place }: Slot, value: Piece, file: string): Piece | undefined {
  const { key } = node as { key?: Node };
  if (key === undefined || value.node.type.endsWith('Method')) return undefined;
  const sign = place === 'object-member' ? ': ' : ' = ';
  const prefix = (node as { static?: boolean }).static === true ? 'static ' : '';
  const name = nameOfKey(key);
  return name === undefined
    ? undefined
    : parseFragment(prefix + name + sign + textOf(value.source, value.node), place, file);
}

/** The function that a declaration, a member or a property is. */
export function functionIn(node: Node): Babel.Function | undefined {
  if (isFunction(node)) return node;
  const { value } = node as { value?: unknown };
  const inner = value as Node | null | undefined;
  return typeof inner === 'object' && inner !== null && isFunction(inner) ? inner : undefined;
}

function written(slot: Slot, wanted: Node, from: Node, source: string): string {
  const parts = partsOf(from, source);
  const async = parts.isAsync ? 'async ' : '';
  const head = `${parts.types}(${parts.parameters})${parts.returns}`;
  const block = parts.isBlock ? parts.body : `{\n  return ${parts.body};\n}`;
  switch (wanted.type) {
    case 'ArrowFunctionExpression':
      if (parts.isGenerator || usesThis(from))
        return `${async}function${parts.isGenerator ? '*' : ''} ${head} ${block}`;
      return `${async}${head} => ${parts.body}`;
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const name = wanted.id?.name ?? '';
      return `${async}function${parts.isGenerator ? '*' : ''} ${name}${head} ${block}`;
    }
    case 'ClassMethod':
    case 'ClassPrivateMethod':
    case 'ObjectMethod': {
      const key = wanted.computed === true ? undefined : nameOfKey(wanted.key);
      const kind = wanted.kind === 'get' || wanted.kind === 'set' ? `${wanted.kind} ` : '';
      const isStatic = (wanted as { static?: boolean }).static === true ? 'static ' : '';
      return `${isStatic}${async}${parts.isGenerator ? '*' : ''}${kind}${key ?? ''}${head} ${block}`;
    }
    default:
      return slot.name;
  }
}

interface Parts {
  readonly types: string;
  readonly parameters: string;
  readonly returns: string;
  readonly body: string;
  readonly isBlock: boolean;
  readonly isAsync: boolean;
  readonly isGenerator: boolean;
}

function partsOf(from: Node, source: string): Parts {
  const { params, body, returnType, typeParameters, async, generator } = from as unknown as {
    params: Node[];
    body: Node;
    returnType?: Node | null;
    typeParameters?: Node | null;
    async?: boolean;
    generator?: boolean;
  };
  const [first, last] = [params[0], params.at(-1)];
  const isBlock = body.type === 'BlockStatement';
  const parenthesized = (body.extra as { parenthesized?: boolean } | undefined)?.parenthesized === true;
  const text = textOf(source, body);
  return {
    types: typeParameters ? textOf(source, typeParameters) : '',
    parameters: first && last ? source.slice(startOf(first), endOf(last)) : '',
    returns: returnType ? textOf(source, returnType) : '',
    body: parenthesized ? `(${text})` : text,
    isBlock,
    isAsync: async === true,
    isGenerator: generator === true,
  };
}

function usesThis(from: Node): boolean {
  return [...pathsOf(from)].some(
    ({ node }) => node.type === 'ThisExpression' || (node.type === 'Identifier' && node.name === 'arguments'),
  );
}

function nameOfKey(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'PrivateName') return `#${key.id.name}`;
  return key.type === 'StringLiteral' ? JSON.stringify(key.value) : undefined;
}
