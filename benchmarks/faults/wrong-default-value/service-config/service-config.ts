/** Reads the settings of the service from the environment. */

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface ServiceConfig {
  port: number;
  host: string;
  logLevel: LogLevel;
  /** In milliseconds. */
  requestTimeout: number;
  trustProxy: boolean;
  allowedOrigins: string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS: readonly string[] = ['debug', 'info', 'warn', 'error'];

function integer(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text.trim() === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
}

function flag(env: Environment, name: string): boolean {
  return ['1', 'true', 'yes', 'on'].includes((env[name] ?? '').toLowerCase());
}

function logLevel(env: Environment): LogLevel {
  const level = env['LOG_LEVEL']?.toLowerCase() ?? (flag(env, 'DEBUG') ? 'debug' : 'warn');
  if (!LOG_LEVELS.includes(level)) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level as LogLevel;
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function readConfig(env: Environment): ServiceConfig {
  return {
    port: integer(env, 'PORT', 8080),
    host: env['HOST'] ?? '127.0.0.1',
    logLevel: logLevel(env),
    requestTimeout: integer(env, 'REQUEST_TIMEOUT_SECONDS', 30) * 1000,
    trustProxy: flag(env, 'TRUST_PROXY'),
    allowedOrigins: list(env['ALLOWED_ORIGINS'] ?? ''),
  };
}
