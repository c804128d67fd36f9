import { buildOrder } from './build-order';

test('dependencies first', () => {
  expect(buildOrder({ deploy: ['build'], build: ['install'], install: [] }, ['deploy'])).toEqual([
    'install',
    'build',
    'deploy',
  ]);
});

test('each task once', () => {
  const tasks = { install: [], build: ['install'], test: ['install', 'build'] };
  expect(buildOrder(tasks)).toEqual(['install', 'build', 'test']);
});

test('only what is needed', () => {
  expect(buildOrder({ lint: [], build: [], test: ['build'] }, ['test'])).toEqual(['build', 'test']);
});

test('errors', () => {
  expect(() => buildOrder({ a: ['b'], b: ['c'], c: ['b'] })).toThrow('Circular dependency: b -> c -> b');
  expect(() => buildOrder({ a: ['x'] })).toThrow('Unknown task: x');
});
