import { isSecretName, logLine, redact } from './log-redaction';

it('knows the names of secrets', () => {
  expect(['password', 'apiKey', 'refresh_token', 'Authorization', 'passenger'].map(isSecretName)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

describe('redact', () => {
  it('masks secrets', () => {
    expect(redact({ user: 'ada', password: 'x' })).toEqual({ user: 'ada', password: '[redacted]' });
  });

  it('looks into lists and objects', () => {
    expect(redact({ accounts: [{ id: 1, token: 'x' }, 2, true] })).toEqual({
      accounts: [{ id: 1, token: '[redacted]' }, 2, true],
    });
  });

  it('keeps null', () => {
    expect(redact({ user: 'ada', deletedAt: null })).toEqual({ user: 'ada', deletedAt: null });
  });

  it('keeps null in lists', () => {
    expect(redact([1, null, { next: null }])).toEqual([1, null, { next: null }]);
  });

  it('masks numbers of cards', () => {
    expect(redact('paid with 4111 1111 1111 1234 today')).toBe('paid with **** 1234 today');
  });
});

it('writes a line', () => {
  expect(logLine('login', { ok: false, secret: { a: 1 } })).toBe('login {"ok":false,"secret":"[redacted]"}');
});

it('writes a line about nothing', () => {
  expect(logLine('ping', null)).toBe('ping null');
});
