/** Configuration of the service from environment variables. Fails at startup, not at the first request. */

export type Env = Readonly<Record<string, string | undefined>>;

export interface Config {
  readonly port: number;
  readonly logLevel: LogLevel;
  readonly databaseUrl: string;
  readonly allowedOrigins: readonly string[];
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const DEFAULT_PORT = 3000;

export class ConfigError extends Error {
  readonly variable: string;

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}

function required(env: Env, variable: string): string {
  const value = env[variable];
  if (value === undefined || value.trim() === '') throw new ConfigError(variable, 'is not set');
  return value.trim();
}

export function readPort(env: Env): number {
  const raw = env['PORT'];
  if (raw === undefined || raw === '') return DEFAULT_PORT;
  const port = Number(raw);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ConfigError('PORT', `must be a port number, but is "${raw}"`);
  }
  return port;
}

export function readLogLevel(env: Env): LogLevel {
  const raw = env['LOG_LEVEL'] ?? 'info';
  const level = LOG_LEVELS.find((candidate) => candidate === raw.toLowerCase());
  if (level === undefined) throw new ConfigError('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function readList(env: Env, variable: string): string[] {
  return (env[variable] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function readConfig(env: Env): Config {
  return {
    port: readPort(env),
    logLevel: readLogLevel(env),
    databaseUrl: required(env, 'DATABASE_URL'),
    allowedOrigins: readList(env, 'ALLOWED_ORIGINS'),
  };
}
