import { parse } from '@babel/parser';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What a module exports, and each of its named functions and methods with its parameters, without their defaults. */
export function signatures(source: string): string[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  const found: string[] = [];
  const text = ({ start, end }: Node): string => source.slice(start, end);
  const parameters = ({ params }: Node): string =>
    (params as Node[])
      .map((item) => text(item.type === 'AssignmentPattern' ? (item['left'] as Node) : item))
      .join(', ');
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    const name = value['id'] ?? value['key'];
    const callable = [value, value['init'], value['value']].find(
      (item): item is Node => isNode(item) && Array.isArray(item['params']),
    );
    if (isNode(name) && callable !== undefined) found.push(`${text(name)}(${parameters(callable)})`);
    if (value.type.startsWith('Export')) found.push(`export ${exported(value).join(', ')}`);
    for (const [key, item] of Object.entries(value)) if (key !== 'loc') visit(item);
  };
  visit(program);
  return found;

  function exported(node: Node): string[] {
    const declaration = node['declaration'];
    const specifiers = ((node['specifiers'] ?? []) as Node[]).map(text);
    if (!isNode(declaration)) return specifiers;
    const declared = (declaration['declarations'] as Node[] | undefined) ?? [declaration];
    return [...specifiers, ...declared.map((item) => (isNode(item['id']) ? text(item['id']) : item.type))];
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
