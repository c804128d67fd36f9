import type { Node } from '../../syntax/node.ts';
import type { Piece } from '../merge/items.ts';
import { parseReply } from './parse-reply.ts';
import type { Slot } from './slot.ts';

/** Code at the place of a slot, as a tree; absent when it does not parse there, or is more than one thing. */
export function parseFragment(text: string, place: Slot['place'], file: string): Piece | undefined {
  const source = AROUND[place](text);
  const [only, ...more] = parseReply(source, file)?.program.body ?? [];
  if (only === undefined || more.length > 0) return undefined;
  const node = inside(only, place);
  return node && { source, node };
}

/** The members that `text` is, of a class or an object. */
export function parseMembers(text: string, file: string): { source: string; owner: Node } | undefined {
  for (const place of ['class-member', 'object-member'] as const) {
    const source = AROUND[place](text);
    const owner = ownerIn(parseReply(source, file)?.program.body[0]);
    if (owner) return { source, owner };
  }
  return undefined;
}

const AROUND: Readonly<Record<Slot['place'], (text: string) => string>> = {
  statement: (text) => text,
  expression: (text) => `(${text}\n);`,
  'class-member': (text) => `class _ extends _ {\n${text}\n${foreignNames(text)}}`,
  'object-member': (text) => `({\n${text}\n});`,
};

/** Declares the private names that a text takes from its class, as the field `_`'s neighbors. */
function foreignNames(text: string): string {
  const used = new Set([...text.matchAll(/(?:\.|\()#([\w$]+)|#([\w$]+) in\b/g)].map(([, a, b]) => a ?? b ?? ''));
  return [...used]
    .filter((name) => !declares(text, name))
    .map((name) => `#${name};\n`)
    .join('');
}

function declares(text: string, name: string): boolean {
  return new RegExp(
    `(?:^|[;{}]|\\b(?:static|async|get|set|readonly)[ \\t])[ \\t]*#${name.replaceAll('$', '\\$')}\\b`,
    'm',
  ).test(text);
}

/** A class of which only some members are told, with its private names declared; the text as it is when none is missing. */
export function withForeignNames(text: string): string {
  const names = foreignNames(text);
  return names === '' ? text : text.replace(/\bclass\b[^{]*\{/, (head) => head + names);
}

function inside(statement: Node, place: Slot['place']): Node | undefined {
  if (place === 'statement') return statement.type.startsWith('Export') ? undefined : statement;
  if (place === 'expression') return statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  const owner = ownerIn(statement);
  const members =
    owner?.type === 'ObjectExpression' ? owner.properties : owner?.type === 'ClassDeclaration' ? owner.body.body : [];
  return members.length === 1 ? members[0] : undefined;
}

function ownerIn(statement: Node | undefined): Node | undefined {
  if (statement?.type === 'ClassDeclaration') return statement;
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}
