import { readConfig } from './service-config';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      logLevel: 'info',
      requestTimeout: 30_000,
      trustProxy: false,
      allowedOrigins: [],
    });
  });

  it('takes what the environment says', () => {
    const env = {
      PORT: '3000',
      HOST: '0.0.0.0',
      LOG_LEVEL: 'ERROR',
      REQUEST_TIMEOUT_SECONDS: '5',
      TRUST_PROXY: 'yes',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    };

    expect(readConfig(env)).toEqual({
      port: 3000,
      host: '0.0.0.0',
      logLevel: 'error',
      requestTimeout: 5_000,
      trustProxy: true,
      allowedOrigins: ['https://a.example', 'https://b.example'],
    });
  });

  it('logs everything with DEBUG', () => {
    expect(readConfig({ DEBUG: '1' }).logLevel).toBe('debug');
  });

  it('logs as usual when DEBUG is off', () => {
    expect(readConfig({ DEBUG: 'off' }).logLevel).toBe('info');
  });

  it('does not take a word as a port', () => {
    expect(() => readConfig({ PORT: 'http' })).toThrow('PORT must be a whole number, not "http"');
  });

  it('does not take an unknown level', () => {
    expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be one of debug, info, warn, error');
  });
});
