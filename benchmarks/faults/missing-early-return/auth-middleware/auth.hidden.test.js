import { chain, createResponse, requireRole, requireUser } from './auth';

const sessions = new Map([['good', { name: 'G', roles: ['admin'] }]]);

function run(authorization) {
  const req = { headers: authorization === undefined ? {} : { authorization } };
  const res = createResponse();
  let calls = 0;
  requireUser(sessions)(req, res, () => calls++);
  return { req, res, calls };
}

describe('signing in', () => {
  it.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer bad', 'Basic good', 'good', 'Bearer GOOD'])(
    'refuses %j',
    (authorization) => {
      const { req, res, calls } = run(authorization);
      expect(calls).toBe(0);
      expect(res.statusCode).toBe(401);
      expect(res.bodies).toEqual([{ error: 'Please sign in' }]);
      expect(req).not.toHaveProperty('user');
    },
  );

  it.each(['Bearer good', 'bearer good', 'BEARER good'])('accepts %j', (authorization) => {
    const { req, res, calls } = run(authorization);
    expect(calls).toBe(1);
    expect(res.statusCode).toBe(200);
    expect(res.bodies).toEqual([]);
    expect(req.user).toEqual({ name: 'G', roles: ['admin'] });
  });

  it('answers once in a chain', () => {
    const res = createResponse();
    const order = [];
    chain(requireUser(sessions), requireRole('admin'), () => order.push('handler'))({ headers: {} }, res);
    expect([res.statusCode, res.bodies.length, order]).toEqual([401, 1, []]);
  });
});
