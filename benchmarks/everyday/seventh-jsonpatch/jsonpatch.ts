/**
 * JSON Patch (RFC 6902) for the document editor.
 *
 * `applyPatch` never touches what it is given: neither the document nor the
 * patch (patches are kept in constants and in the history and applied again).
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Operation =
  | { op: 'add'; path: string; value: Json }
  | { op: 'remove'; path: string }
  | { op: 'replace'; path: string; value: Json }
  | { op: 'move'; from: string; path: string }
  | { op: 'copy'; from: string; path: string }
  | { op: 'test'; path: string; value: Json };

export class PatchError extends Error {
  constructor(
    message: string,
    readonly index: number,
  ) {
    super(`operation ${index}: ${message}`);
    this.name = 'PatchError';
  }
}

export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new Error(`bad pointer "${pointer}"`);
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
}

function isContainer(value: Json | undefined): value is Json[] | { [key: string]: Json } {
  return typeof value === 'object' && value !== null;
}

function arrayIndex(list: Json[], key: string, max: number): number {
  if (!/^(0|[1-9]\d*)$/.test(key) || Number(key) > max) throw new Error(`bad index "${key}"`);
  return Number(key);
}

function child(parent: Json, key: string): Json {
  if (Array.isArray(parent)) return parent[arrayIndex(parent, key, parent.length - 1)];
  if (isContainer(parent) && Object.hasOwn(parent, key)) return parent[key];
  throw new Error(`nothing at "${key}"`);
}

export function getAt(root: Json, path: string[]): Json {
  return path.reduce<Json>(child, root);
}

function addAt(root: Json, path: string[], value: Json): Json {
  if (path.length === 0) return value;
  const parent = getAt(root, path.slice(0, -1));
  const key = path[path.length - 1];
  if (Array.isArray(parent)) {
    const at = key === '-' ? parent.length : arrayIndex(parent, key, parent.length);
    parent.splice(at, 0, value);
  } else if (isContainer(parent)) {
    parent[key] = value;
  } else {
    throw new Error('parent is not an object or array');
  }
  return root;
}

function removeAt(root: Json, path: string[]): Json {
  if (path.length === 0) return null;
  const parent = getAt(root, path.slice(0, -1));
  const key = path[path.length - 1];
  child(parent, key);
  if (Array.isArray(parent)) {
    parent.splice(Number(key), 1);
  } else {
    delete (parent as { [key: string]: Json })[key];
  }
  return root;
}

function replaceAt(root: Json, path: string[], value: Json): Json {
  if (path.length === 0) return value;
  const parent = getAt(root, path.slice(0, -1));
  const key = path[path.length - 1];
  child(parent, key);
  (parent as { [key: string]: Json })[key] = value;
  return root;
}

export function deepEqual(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((k) => Object.hasOwn(b, k) && deepEqual((a as any)[k], (b as any)[k]));
}

function applyOne(root: Json, op: Operation): Json {
  const path = parsePointer(op.path);
  switch (op.op) {
    case 'add':
      return addAt(root, path, op.value);
    case 'remove':
      return removeAt(root, path);
    case 'replace':
      return replaceAt(root, path, op.value);
    case 'copy':
      return addAt(root, path, structuredClone(getAt(root, parsePointer(op.from))));
    case 'move': {
      if (op.path.startsWith(op.from + '/')) throw new Error('cannot move into itself');
      const from = parsePointer(op.from);
      const value = getAt(root, from);
      return addAt(removeAt(root, from), path, value);
    }
    case 'test':
      if (!deepEqual(getAt(root, path), op.value)) throw new Error(`test failed at "${op.path}"`);
      return root;
  }
}

/** Applies all operations or, if one of them fails, none: a PatchError names the culprit. */
export function applyPatch(document: Json, patch: readonly Operation[]): Json {
  let root = structuredClone(document);
  patch.forEach((op, index) => {
    try {
      root = applyOne(root, op);
    } catch (error) {
      throw new PatchError((error as Error).message, index);
    }
  });
  return root;
}
