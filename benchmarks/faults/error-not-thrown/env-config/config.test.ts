import { ConfigError, readConfig, readLogLevel, readPort } from './config';

describe('config', () => {
  it('reads everything', () => {
    const env = {
      PORT: '8080',
      LOG_LEVEL: 'WARN',
      DATABASE_URL: ' postgres://db ',
      ALLOWED_ORIGINS: 'a.test, b.test,',
    };
    expect(readConfig(env)).toEqual({
      port: 8080,
      logLevel: 'warn',
      databaseUrl: 'postgres://db',
      allowedOrigins: ['a.test', 'b.test'],
    });
  });

  it('has defaults', () => {
    expect(readPort({})).toBe(3000);
    expect(readLogLevel({})).toBe('info');
  });

  it('needs a database', () => {
    expect(() => readConfig({ DATABASE_URL: ' ' })).toThrow('DATABASE_URL is not set');
  });

  it('refuses a port out of range', () => {
    expect(() => readPort({ PORT: '0' })).toThrow(ConfigError);
    expect(() => readPort({ PORT: '65536' })).toThrow('PORT must be a port number, but is "65536"');
  });

  it('refuses a word for a port', () => {
    expect(() => readPort({ PORT: 'http' })).toThrow('PORT must be a port number, but is "http"');
  });

  it('refuses a port with a unit or a fraction', () => {
    expect(() => readPort({ PORT: '80a' })).toThrow(ConfigError);
    expect(() => readPort({ PORT: '80.5' })).toThrow(ConfigError);
  });

  it('refuses an unknown log level', () => {
    expect(() => readLogLevel({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be one of debug, info, warn, error');
  });
});
