/**
 * JSON Pointer (RFC 6901) for the settings editor: "/users/0/name" addresses
 * a value, `~1` stands for a slash in a key and `~0` for a tilde.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export class PointerError extends Error {
  constructor(
    message: string,
    readonly pointer: string,
  ) {
    super(`${message}: "${pointer}"`);
    this.name = 'PointerError';
  }
}

export function escapeToken(token: string): string {
  return token.replace(/~/g, '~0').replace(/\//g, '~1');
}

export function unescapeToken(token: string): string {
  return token.replace(/~1/g, '/').replace(/~0/g, '~');
}

export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new PointerError('pointer has to start with /', pointer);
  if (/~(?![01])/.test(pointer)) throw new PointerError('bad escape', pointer);
  return pointer.slice(1).split('/').map(unescapeToken);
}

export function formatPointer(tokens: (string | number)[]): string {
  return tokens.map((token) => `/${escapeToken(String(token))}`).join('');
}

const isIndex = (token: string): boolean => /^(0|[1-9]\d*)$/.test(token);

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function step(value: Json | undefined, token: string): Json | undefined {
  if (Array.isArray(value)) return isIndex(token) ? value[Number(token)] : undefined;
  if (isObject(value) && Object.prototype.hasOwnProperty.call(value, token)) return value[token];
  return undefined;
}

/** The value at the pointer, undefined if there is none. */
export function get(document: Json, pointer: string): Json | undefined {
  return parsePointer(pointer).reduce<Json | undefined>(step, document);
}

/** A copy of the document with the value at the pointer; "-" appends to a list. */
export function set(document: Json, pointer: string, value: Json): Json {
  const update = (node: Json | undefined, tokens: string[]): Json => {
    if (tokens.length === 0) return value;
    const [token, ...rest] = tokens;
    if (Array.isArray(node)) {
      const index = token === '-' ? node.length : Number(token);
      if (token !== '-' && (!isIndex(token) || index > node.length)) {
        throw new PointerError('no such index', pointer);
      }
      const copy = [...node];
      copy[index] = update(node[index], rest);
      return copy;
    }
    if (node !== undefined && !isObject(node)) throw new PointerError('not a container', pointer);
    return { ...node, [token]: update(step(node, token), rest) };
  };
  return update(document, parsePointer(pointer));
}

/** The pointers of all values which are neither lists nor objects. */
export function leaves(document: Json): string[] {
  const found: string[] = [];
  const visit = (node: Json, path: string[]): void => {
    if (Array.isArray(node)) node.forEach((item, i) => visit(item, [...path, String(i)]));
    else if (isObject(node)) {
      for (const [key, item] of Object.entries(node)) visit(item, [...path, key]);
    } else found.push(formatPointer(path));
  };
  visit(document, []);
  return found;
}
