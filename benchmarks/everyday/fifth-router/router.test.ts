import { Router } from './router';

const router = new Router()
  .add('GET', '/', 'home')
  .add('GET', '/users', 'listUsers')
  .add('POST', '/users', 'createUser')
  .add('GET', '/users/:id', 'showUser')
  .add('DELETE', '/users/:id', 'deleteUser');

test('finds a page', () => {
  expect(router.match('GET', '/')).toEqual({ status: 200, handler: 'home', params: {} });
  expect(router.match('GET', '/users/')).toEqual({ status: 200, handler: 'listUsers', params: {} });
});

test('gives the parameters', () => {
  expect(router.match('GET', '/users/anna%20b')).toEqual({
    status: 200,
    handler: 'showUser',
    params: { id: 'anna b' },
  });
});

test('a path with more than one method', () => {
  expect(router.match('POST', '/users')).toEqual({ status: 200, handler: 'createUser', params: {} });
  expect(router.match('DELETE', '/users/7')).toEqual({ status: 200, handler: 'deleteUser', params: { id: '7' } });
});

test('not found', () => {
  expect(router.match('GET', '/nothing')).toEqual({ status: 404 });
});

test('a method that is not allowed', () => {
  expect(router.match('PUT', '/users')).toEqual({ status: 405, allow: ['GET', 'POST'] });
});
