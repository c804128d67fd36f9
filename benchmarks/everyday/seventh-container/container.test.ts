import { Container, ResolutionError, token } from './container';

interface RequestInfo {
  user: string;
}
interface Logger {
  prefix: string;
}
interface Mailer {
  logger: Logger;
}

const REQUEST = token<RequestInfo>('request');
const LOGGER = token<Logger>('logger');
const MAILER = token<Mailer>('mailer');

let root: Container;
beforeEach(() => {
  root = new Container();
  root.registerValue(REQUEST, { user: 'system' });
  root.register(LOGGER, 'scoped', (c) => ({ prefix: `[${c.resolve(REQUEST).user}]` }));
  root.register(MAILER, 'singleton', (c) => ({ logger: c.resolve(LOGGER) }));
});

test('scoped services are shared within a scope only', () => {
  const a = root.createScope();
  const b = root.createScope();
  expect(a.resolve(LOGGER)).toBe(a.resolve(LOGGER));
  expect(a.resolve(LOGGER)).not.toBe(b.resolve(LOGGER));
});

test('a scope may hide services of its parent', () => {
  const scope = root.createScope().registerValue(REQUEST, { user: 'ann' });
  expect(scope.resolve(LOGGER).prefix).toBe('[ann]');
  expect(root.resolve(LOGGER).prefix).toBe('[system]');
});

test('a singleton is the same everywhere', () => {
  const mailer = root.createScope().resolve(MAILER);
  expect(root.createScope().createScope().resolve(MAILER)).toBe(mailer);
  expect(root.resolve(MAILER)).toBe(mailer);
});

test('the mailer does not keep the logger of the request that first needed it', () => {
  const scope = root.createScope().registerValue(REQUEST, { user: 'ann' });
  expect(scope.resolve(MAILER).logger.prefix).toBe('[system]');
});

test('transient services are new each time', () => {
  const ID = token<object>('id');
  root.register(ID, 'transient', () => ({}));
  expect(root.resolve(ID)).not.toBe(root.resolve(ID));
});

test('unknown and circular dependencies are reported', () => {
  const A = token<unknown>('a');
  const B = token<unknown>('b');
  root.register(A, 'singleton', (c) => c.resolve(B)).register(B, 'singleton', (c) => c.resolve(A));
  expect(() => root.resolve(token('x'))).toThrow('nothing registered for x');
  expect(() => root.resolve(A)).toThrow('circular dependency: a -> b -> a');
  expect(() => root.resolve(A)).toThrow(ResolutionError);
});

test('disposes the newest first', () => {
  const gone: string[] = [];
  const X = token<object>('x');
  const Y = token<object>('y');
  root.register(X, 'scoped', () => ({ dispose: () => gone.push('x') }));
  root.register(Y, 'scoped', (c) => ({ x: c.resolve(X), dispose: () => gone.push('y') }));
  const scope = root.createScope();
  scope.resolve(Y);
  scope.dispose();
  expect(gone).toEqual(['y', 'x']);
});
