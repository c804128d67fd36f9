import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type ParseResult } from '@babel/parser';
import type { ModuleFile } from './module-file.ts';

const SOURCE = /\.[cm]?tsx?$/;

/** Every TypeScript file below `folder`, which is relative to the repository at `root`. */
export function readModules(root: string, folder: string): ModuleFile[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => toModuleFile(path.relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')));
}

export function toModuleFile(file: string, source: string): ModuleFile {
  const ast = parse(source, {
    sourceType: 'module',
    sourceFilename: file,
    attachComment: false,
    tokens: true,
    createImportExpressions: true,
    plugins: ['typescript', 'explicitResourceManagement', ...(file.endsWith('x') ? (['jsx'] as const) : [])],
  });
  const { body } = ast.program;
  const onlyReExports =
    body.length > 0 &&
    body.every(
      (item) => item.type === 'ExportAllDeclaration' || (item.type === 'ExportNamedDeclaration' && item.source),
    );
  return { path: file, imports: importsIn(ast.program), onlyReExports, codeLines: codeLinesOf(ast) };
}

interface AnyNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

function importsIn(root: object): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const specifier = isNode(value) ? specifierOf(value) : undefined;
    if (specifier !== undefined) found.push(specifier);
    for (const [key, child] of Object.entries(value)) if (key !== 'loc' && key !== 'tokens') visit(child);
  };
  visit(root);
  return found;
}

function isNode(value: object): value is AnyNode {
  return typeof (value as { type?: unknown }).type === 'string';
}

function specifierOf(node: AnyNode): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
      return literal(node['source']);
    case 'TSExternalModuleReference':
      return literal(node['expression']);
    case 'TSImportType':
      return literal(node['argument']);
    case 'CallExpression':
      return isRequire(node['callee'] as AnyNode) ? literal((node['arguments'] as readonly unknown[])[0]) : undefined;
    default:
      return undefined;
  }
}

/** `require`, `require.resolve`, `import.meta.resolve`. */
function isRequire(callee: AnyNode): boolean {
  if (callee['name'] === 'require') return true;
  const object = callee['object'] as AnyNode | undefined;
  const isResolve = (callee['property'] as AnyNode | undefined)?.['name'] === 'resolve';
  return isResolve && (object?.['name'] === 'require' || object?.type === 'MetaProperty');
}

function literal(value: unknown): string | undefined {
  const node = value as AnyNode | null | undefined;
  if (node?.type === 'TSLiteralType') return literal(node['literal']);
  return node?.type === 'StringLiteral' ? String(node['value']) : undefined;
}

interface Token {
  readonly type: unknown;
  readonly loc: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
}

function codeLinesOf(ast: ParseResult): number {
  const lines = new Set<number>();
  for (const token of (ast.tokens ?? []) as readonly Token[]) {
    // A comment's type is a string, a token's an object.
    if (typeof token.type === 'string' || isEnd(token.type)) continue;
    for (let line = token.loc.start.line; line <= token.loc.end.line; line += 1) lines.add(line);
  }
  return lines.size;
}

function isEnd(type: unknown): boolean {
  return (type as { label?: unknown }).label === 'eof';
}
