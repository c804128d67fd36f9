import { readConfig } from './service-config';

it.each([
  [{}, 'info'],
  [{ DEBUG: '' }, 'info'],
  [{ DEBUG: '0' }, 'info'],
  [{ DEBUG: 'true' }, 'debug'],
  [{ DEBUG: 'true', LOG_LEVEL: 'warn' }, 'warn'],
  [{ LOG_LEVEL: 'info' }, 'info'],
  [{ LOG_LEVEL: 'Debug' }, 'debug'],
  [{ LOG_LEVEL: 'error' }, 'error'],
  [{ LOG_LEVEL: 'warn' }, 'warn'],
  [{ PORT: '1' }, 'info'],
])('%j logs at %s', (env, level) => {
  expect(readConfig(env).logLevel).toBe(level);
});

it('refuses unknown levels, the empty one too', () => {
  expect(() => readConfig({ LOG_LEVEL: '' })).toThrow('LOG_LEVEL');
  expect(() => readConfig({ LOG_LEVEL: 'trace' })).toThrow('LOG_LEVEL');
});

it('has the other defaults for empty texts', () => {
  const config = readConfig({ PORT: ' ', REQUEST_TIMEOUT_SECONDS: '', ALLOWED_ORIGINS: ' , ' });

  expect(config).toEqual({
    port: 8080,
    host: '127.0.0.1',
    logLevel: 'info',
    requestTimeout: 30_000,
    trustProxy: false,
    allowedOrigins: [],
  });
});
