import { Router } from './router';

test('the order of the methods does not matter', () => {
  for (const methods of [
    ['GET', 'PUT', 'POST'],
    ['POST', 'GET', 'PUT'],
    ['PUT', 'POST', 'GET'],
  ]) {
    const router = new Router();
    for (const method of methods) router.add(method, '/items/:id', method.toLowerCase());
    for (const method of methods) {
      expect(router.match(method, '/items/5')).toEqual({
        status: 200,
        handler: method.toLowerCase(),
        params: { id: '5' },
      });
    }
    expect(router.match('DELETE', '/items/5')).toEqual({ status: 405, allow: ['GET', 'POST', 'PUT'] });
  }
});

test('a later pattern with the method', () => {
  const router = new Router().add('GET', '/users/me', 'me').add('DELETE', '/users/:id', 'delete');
  expect(router.match('DELETE', '/users/me')).toEqual({ status: 200, handler: 'delete', params: { id: 'me' } });
  expect(router.match('GET', '/users/me')).toEqual({ status: 200, handler: 'me', params: {} });
  expect(router.match('GET', '/users/you')).toEqual({ status: 405, allow: ['DELETE'] });
  expect(router.match('PATCH', '/users/me')).toEqual({ status: 405, allow: ['DELETE', 'GET'] });
});

test('the first of two routes wins', () => {
  const router = new Router().add('POST', '/a/:x', 'post').add('GET', '/a/:x', 'first').add('GET', '/:y/b', 'second');
  expect(router.match('GET', '/a/b')).toEqual({ status: 200, handler: 'first', params: { x: 'b' } });
});

test('not found', () => {
  const router = new Router().add('GET', '/a', 'a').add('POST', '/a', 'b');
  expect(router.match('GET', '/a/b')).toEqual({ status: 404 });
  expect(router.match('POST', '/')).toEqual({ status: 404 });
  expect(new Router().match('GET', '/')).toEqual({ status: 404 });
});

test('one method only', () => {
  const router = new Router().add('GET', '/a', 'a');
  expect(router.match('POST', '/a')).toEqual({ status: 405, allow: ['GET'] });
});
