import { Container, token } from './container';

const NAME = token<string>('name');
const SESSION = token<{ name: string; dispose(): void }>('session');
const CACHE = token<{ session: { name: string } }>('cache');
const STORE = token<{ name: string }>('store');

function setup(disposed: string[] = []) {
  const root = new Container();
  root.registerValue(NAME, 'root');
  root.register(SESSION, 'scoped', (c) => {
    const name = c.resolve(NAME);
    return { name, dispose: () => disposed.push(name) };
  });
  root.register(CACHE, 'singleton', (c) => ({ session: c.resolve(SESSION) }));
  return root;
}

test('a singleton resolved deep down takes its dependencies from the root', () => {
  const root = setup();
  const deep = root.createScope().registerValue(NAME, 'mid').createScope().registerValue(NAME, 'deep');
  expect(deep.resolve(CACHE).session.name).toBe('root');
  expect(root.resolve(CACHE).session).toBe(root.resolve(SESSION));
  expect(deep.resolve(SESSION).name).toBe('deep');
});

test('a singleton registered in a middle scope belongs to that scope', () => {
  const root = setup();
  const mid = root.createScope().registerValue(NAME, 'mid');
  mid.register(STORE, 'singleton', (c) => ({ name: c.resolve(NAME) }));
  const deep = mid.createScope().registerValue(NAME, 'deep');
  expect(deep.resolve(STORE).name).toBe('mid');
  expect(mid.resolve(STORE)).toBe(deep.resolve(STORE));
  expect(() => root.resolve(STORE)).toThrow('nothing registered');
});

test('disposing the scope leaves what the singleton uses alone', () => {
  const disposed: string[] = [];
  const root = setup(disposed);
  const scope = root.createScope().registerValue(NAME, 'req');
  scope.resolve(CACHE);
  scope.dispose();
  expect(disposed).toEqual([]);
  root.dispose();
  expect(disposed).toEqual(['root']);
});

test('a singleton that keeps the container still works after the scope is gone', () => {
  const root = setup();
  const LAZY = token<{ get(): string }>('lazy');
  root.register(LAZY, 'singleton', (c) => ({ get: () => c.resolve(NAME) }));
  const scope = root.createScope().registerValue(NAME, 'req');
  const lazy = scope.resolve(LAZY);
  scope.dispose();
  expect(lazy.get()).toBe('root');
});

test('scoped and transient services still see the scope', () => {
  const root = setup();
  const LABEL = token<{ text: string }>('label');
  root.register(LABEL, 'transient', (c) => ({ text: c.resolve(NAME) }));
  const scope = root.createScope().registerValue(NAME, 'req');
  expect(scope.resolve(LABEL).text).toBe('req');
  expect(scope.resolve(SESSION).name).toBe('req');
  expect(scope.resolve(SESSION)).toBe(scope.resolve(SESSION));
  expect(scope.resolve(LABEL)).not.toBe(scope.resolve(LABEL));
});

test('singletons chain through the root', () => {
  const root = setup();
  const OUTER = token<{ cache: unknown }>('outer');
  root.register(OUTER, 'singleton', (c) => ({ cache: c.resolve(CACHE) }));
  const scope = root.createScope().registerValue(NAME, 'req');
  expect((scope.resolve(OUTER).cache as any).session.name).toBe('root');
  expect(scope.resolve(CACHE)).toBe(root.resolve(OUTER).cache);
});

test('circles are found from a scope as well, and do not leave traces', () => {
  const root = setup();
  const A = token<unknown>('a');
  const B = token<unknown>('b');
  let broken = true;
  root.register(A, 'singleton', (c) => c.resolve(B));
  root.register(B, 'singleton', (c) => (broken ? c.resolve(A) : 'ok'));
  const scope = root.createScope();
  expect(() => scope.resolve(A)).toThrow('circular dependency: a -> b -> a');
  broken = false;
  expect(scope.resolve(A)).toBe('ok');
});
