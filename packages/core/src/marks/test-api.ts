import type { Node } from '../syntax/node.ts';
import { bare, constantValue, memberName, scopeOf, type FileTree } from '../syntax/file-tree.ts';
import { startOf } from '../syntax/node.ts';
import type { IsMarker } from './marker-calls.ts';

/** What a called function declares. */
export interface TestApi {
  readonly declares: 'test' | 'suite' | 'hook';
  /** The title stands for many: rows of `each` or `for`. */
  readonly hasRows: boolean;
}

const NAMES: Readonly<Record<string, TestApi['declares']>> = {
  test: 'test',
  it: 'test',
  fit: 'test',
  xit: 'test',
  xtest: 'test',
  describe: 'suite',
  suite: 'suite',
  fdescribe: 'suite',
  xdescribe: 'suite',
  beforeEach: 'hook',
  afterEach: 'hook',
  aroundEach: 'hook',
};

/** What calling `callee` declares; `undefined` when it is no function of a test runner. */
export function testApiOf(written: Node, tree: FileTree, isMarker: IsMarker): TestApi | undefined {
  const node = bare(written);
  switch (node.type) {
    case 'Identifier': {
      const declares = declaredBy(node.name, startOf(node), tree);
      if (declares !== undefined) return { declares, hasRows: false };
      const value = constantValue(tree, node);
      return value === undefined ? undefined : testApiOf(value.node, tree, isMarker);
    }
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const name = memberName(node) ?? '';
      const named = NAMES[name];
      if (named !== undefined) return { declares: named, hasRows: false };
      const api = testApiOf(node.object, tree, isMarker);
      return api && { ...api, hasRows: api.hasRows || name === 'each' || name === 'for' };
    }
    case 'CallExpression':
      if (isMarker(node.callee)) return { declares: 'test', hasRows: false };
      return testApiOf(node.callee, tree, isMarker);
    case 'TaggedTemplateExpression':
      return testApiOf(node.tag, tree, isMarker);
    default:
      return undefined;
  }
}

/** A global of the runner, or an import from it under any name. */
function declaredBy(name: string, offset: number, tree: FileTree): TestApi['declares'] | undefined {
  const scope = scopeOf(tree, name, offset);
  if (scope === undefined) return NAMES[name];
  if (scope !== tree.scope || scope.bindings.get(name)?.kind !== 'import') return undefined;
  for (const statement of tree.module.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.local.name !== name) continue;
      const { imported } = specifier;
      return NAMES[imported.type === 'StringLiteral' ? imported.value : imported.name] ?? NAMES[name];
    }
  }
  return undefined;
}
