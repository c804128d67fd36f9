import { bearerToken, chain, createResponse, requireRole, requireUser } from './auth';

const sessions = new Map([
  ['t-ada', { name: 'Ada', roles: ['admin'] }],
  ['t-bob', { name: 'Bob', roles: [] }],
]);

const request = (authorization) => ({ headers: authorization === undefined ? {} : { authorization } });
const hello = (req, res) => res.json({ hello: req.user?.name ?? 'nobody' });

function get(handler, authorization) {
  const res = createResponse();
  handler(request(authorization), res);
  return res;
}

describe('auth', () => {
  it('reads the token', () => {
    expect(bearerToken(request('Bearer abc'))).toBe('abc');
    expect(bearerToken(request('bearer abc'))).toBe('abc');
    expect(bearerToken(request('Basic abc'))).toBeUndefined();
    expect(bearerToken(request())).toBeUndefined();
  });

  it('lets a user in', () => {
    const res = get(chain(requireUser(sessions), hello), 'Bearer t-bob');
    expect(res.bodies).toEqual([{ hello: 'Bob' }]);
    expect(res.statusCode).toBe(200);
  });

  it('answers 401', () => {
    expect(get(chain(requireUser(sessions), hello)).statusCode).toBe(401);
  });

  it('does not call the handler without a token', () => {
    const res = get(chain(requireUser(sessions), hello));
    expect(res.bodies).toEqual([{ error: 'Please sign in' }]);
  });

  it('calls nothing for a wrong token', () => {
    let calls = 0;
    requireUser(sessions)(request('Bearer t-eve'), createResponse(), () => calls++);
    expect(calls).toBe(0);
  });

  it('checks the role', () => {
    const handler = chain(requireUser(sessions), requireRole('admin'), hello);
    expect(get(handler, 'Bearer t-ada').bodies).toEqual([{ hello: 'Ada' }]);
    const res = get(handler, 'Bearer t-bob');
    expect([res.statusCode, res.bodies]).toEqual([403, [{ error: 'Only for admins' }]]);
  });
});
