import type * as Babel from '@babel/types';
import { childrenOf, endOf, isFunction, isTypeOnly, startOf, type Node } from './node.ts';

export type BindingKind = 'parameter' | 'const' | 'let' | 'var' | 'function' | 'class' | 'import' | 'enum' | 'catch';

export interface Binding {
  readonly name: string;
  readonly kind: BindingKind;
  /** Offset from which reading the name cannot hit the temporal dead zone of straight-line code. */
  readonly usableFrom: number;
  /** Declared at the top of the module. */
  readonly moduleLevel: boolean;
  /** Parameter names when the binding is a function that the module defines; absent otherwise. */
  readonly parameters?: readonly string[];
}

export interface Scope {
  readonly start: number;
  readonly end: number;
  readonly parent: Scope | undefined;
  /** A function body or the module, where `var` and `this` live; false for blocks. */
  readonly isFunction: boolean;
  readonly bindings: Map<string, Binding>;
  readonly children: Scope[];
}

/** By tree: several ask for the scopes of one, and none changes them. */
const analyzed = new WeakMap<Babel.Program, Scope>();

/** Static scopes of a module. Type-only declarations bind nothing. Who asks again for a tree gets the same scopes. */
export function analyzeScopes(program: Babel.Program): Scope {
  const known = analyzed.get(program) ?? analyzeAnew(program);
  analyzed.set(program, known);
  return known;
}

function analyzeAnew(program: Babel.Program): Scope {
  const root = newScope(program, undefined, true);
  for (const child of childrenOf(program)) visit(child.node, root, root);
  return root;
}

/**
 * The names that code at `offset` may read, inner ones first, without those in their dead zone. In a function that is
 * everything at the top of the module: it runs when the module has been evaluated.
 */
export function bindingsAt(root: Scope, offset: number): Binding[] {
  const visible = new Map<string, Binding>();
  let inFunction = false;
  for (let scope: Scope | undefined = innermost(root, offset); scope !== undefined; scope = scope.parent) {
    for (const binding of scope.bindings.values()) {
      if (visible.has(binding.name)) continue;
      visible.set(binding.name, binding);
    }
    inFunction ||= scope.isFunction && scope !== root;
  }
  return [...visible.values()].filter((binding) => binding.usableFrom <= offset || (inFunction && binding.moduleLevel));
}

function innermost(scope: Scope, offset: number): Scope {
  const child = scope.children.find((candidate) => candidate.start <= offset && offset < candidate.end);
  return child === undefined ? scope : innermost(child, offset);
}

function newScope(node: Node, parent: Scope | undefined, isFunctionScope: boolean): Scope {
  const scope: Scope = {
    start: startOf(node),
    end: endOf(node),
    parent,
    isFunction: isFunctionScope,
    bindings: new Map(),
    children: [],
  };
  parent?.children.push(scope);
  return scope;
}

function visit(node: Node, scope: Scope, functionScope: Scope): void {
  if (isTypeOnly(node)) return;
  if (isFunction(node)) return visitFunction(node, scope);
  let inner = scope;
  if (opensBlock(node)) inner = newScope(node, scope, false);
  declare(node, inner, functionScope);
  for (const child of childrenOf(node)) visit(child.node, inner, functionScope);
}

function visitFunction(node: Babel.Function, scope: Scope): void {
  if (node.type === 'FunctionDeclaration' && node.id) {
    add(scope, { name: node.id.name, kind: 'function', usableFrom: scope.start, parameters: parameterNames(node) });
  }
  const inner = newScope(node, scope, true);
  if (node.type === 'FunctionExpression' && node.id) {
    add(inner, { name: node.id.name, kind: 'function', usableFrom: inner.start, parameters: parameterNames(node) });
  }
  for (const parameter of node.params) {
    for (const name of patternNames(parameter)) add(inner, { name, kind: 'parameter', usableFrom: endOf(parameter) });
  }
  for (const child of childrenOf(node)) {
    // The body shares the scope of the parameters.
    if (child.key === 'body' && child.node.type === 'BlockStatement') {
      for (const statement of childrenOf(child.node)) visit(statement.node, inner, inner);
    } else if (child.key !== 'id') {
      visit(child.node, inner, inner);
    }
  }
}

function opensBlock(node: Node): boolean {
  return (
    node.type === 'BlockStatement' ||
    node.type === 'ForStatement' ||
    node.type === 'ForInStatement' ||
    node.type === 'ForOfStatement' ||
    node.type === 'SwitchStatement' ||
    node.type === 'CatchClause' ||
    node.type === 'ClassBody' ||
    node.type === 'StaticBlock' ||
    node.type === 'TSModuleBlock'
  );
}

function declare(node: Node, scope: Scope, functionScope: Scope): void {
  switch (node.type) {
    case 'VariableDeclaration': {
      if (node.declare) return;
      const kind = node.kind === 'var' ? 'var' : node.kind === 'let' ? 'let' : 'const';
      for (const declarator of node.declarations) {
        const parameters = declarator.init && isFunction(declarator.init) ? parameterNames(declarator.init) : undefined;
        for (const name of patternNames(declarator.id)) {
          const binding = { name, kind, usableFrom: endOf(declarator), ...(parameters && { parameters }) } as const;
          add(kind === 'var' ? functionScope : scope, binding);
        }
      }
      return;
    }
    case 'ClassDeclaration':
      if (node.id && !node.declare) add(scope, { name: node.id.name, kind: 'class', usableFrom: endOf(node) });
      return;
    case 'TSEnumDeclaration':
      if (!node.declare) add(scope, { name: node.id.name, kind: 'enum', usableFrom: endOf(node) });
      return;
    case 'TSImportEqualsDeclaration':
      if (node.importKind !== 'type') add(scope, { name: node.id.name, kind: 'import', usableFrom: scope.start });
      return;
    case 'ImportDeclaration':
      if (node.importKind === 'type') return;
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type') continue;
        add(scope, { name: specifier.local.name, kind: 'import', usableFrom: scope.start });
      }
      return;
    case 'CatchClause':
      if (node.param) {
        for (const name of patternNames(node.param)) add(scope, { name, kind: 'catch', usableFrom: endOf(node.param) });
      }
  }
}

/** The innermost declaration of `name` around `offset`; absent: it is none of the module's. */
export function bindingAt(root: Scope, name: string, offset: number): Binding | undefined {
  let found: Binding | undefined;
  for (let scope: Scope | undefined = root; scope !== undefined;) {
    found = scope.bindings.get(name) ?? found;
    scope = scope.children.find((child) => child.start <= offset && offset < child.end);
  }
  return found;
}

function add(scope: Scope, binding: Omit<Binding, 'moduleLevel'>): void {
  scope.bindings.set(binding.name, { ...binding, moduleLevel: scope.parent === undefined });
}

function parameterNames(node: Babel.Function): string[] {
  return node.params.map((parameter) => patternNames(parameter)[0] ?? '');
}

/** The names that a pattern binds, in order. */
export function patternNames(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return pattern.name === 'this' ? [] : [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'RestElement' ? property.argument : (property.value as Node)),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? patternNames(element) : []));
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    case 'TSParameterProperty':
      return patternNames(pattern.parameter);
    default:
      return [];
  }
}
