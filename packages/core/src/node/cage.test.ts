import { describe, expect, it } from 'vitest';
import { cagedEnvironment, permissionFlags } from './cage.ts';

const ALWAYS = { NODE_ENV: 'test', NO_COLOR: '1', TERM: 'dumb' };

describe('the caged environment', () => {
  it.each([
    ['PATH', '/usr/local/bin:/usr/bin:/home/me/some/longer/folder1/bin'],
    ['HOME', '/home/me'],
    ['LANG', 'de_DE.UTF-8'],
    ['LC_ALL', 'C'],
    ['TZ', 'Asia/Kolkata'],
    ['PWD', '/home/me/project'],
    ['SystemRoot', 'C:\\Windows'],
    ['CI', 'true'],
    ['APP_BASE_URL', 'http://localhost:3000/a/rather/long/path/2'],
    ['DATABASE_URL', 'postgres://localhost:5432/shop_test'],
    ['SEARCH_URL', 'https://example.com/find?keyword=shoes&sort=asc'],
    ['FEATURE_FLAGS', 'new-checkout,old-search'],
    ['DEBUG_LEVEL', '3'],
    ['TENANT', 'the-quick-brown-fox-jumps-over-the-lazy-dog'],
    ['ZERO_PAD', '000000000000000000000000000000000000'],
  ])('lets %s=%s through', (name, value) => {
    expect(cagedEnvironment({ [name]: value })).toEqual({ ...ALWAYS, [name]: value });
  });

  it('withholds what is named, whatever it looks like', () => {
    const env = { GATEWAY: 'x', LANG: 'de' };

    expect(cagedEnvironment(env, { withheld: ['GATEWAY', undefined] })).toEqual({ ...ALWAYS, LANG: 'de' });
  });

  it.each([
    ['OPENAI_API_KEY', 'x'],
    ['DB_PASSWORD', 'x'],
    ['DB_PWD', 'x'],
    ['GH_TOKEN', 'x'],
    ['clientSecret', 'x'],
    ['SSH_AUTH_SOCK', '/tmp/agent'],
    ['XDG_SESSION_ID', '3'],
    ['HARMLESS', 'sk-proj-abcdefgh'],
    ['HARMLESS', 'ghp_0123456789abcdef'],
    ['HARMLESS', 'AKIA0123456789ABCDEF'],
    ['HARMLESS', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig'],
    ['HARMLESS', '-----BEGIN RSA PRIVATE KEY-----\nMII'],
    ['DATABASE_URL', 'postgres://me:hunter2@db.example.com/shop'],
    ['REDIS', 'redis://:hunter2@cache.example.com'],
    ['SHOP_DB', 'jdbc:postgresql://db.example.com/shop?user=me&password=hunter2'],
    ['FEED', 'https://example.com/feed?access_token=abc'],
    ['HARMLESS', '9f86d081884c7d659a2feaa0c55ad015'],
    ['HARMLESS', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ'],
    ['NODE_OPTIONS', '--import=evil'],
    ['NODE_CHANNEL_FD', '3'],
    ['NODE_V8_COVERAGE', '/tmp/c'],
    ['AI_AGENT', 'x'],
    ['CLAUDECODE', '1'],
    ['CLAUDE_CODE_ENTRYPOINT', 'cli'],
    ['ANTHROPIC_BASE_URL', 'x'],
    ['CODEX_SANDBOX', 'x'],
    ['CURSOR_TRACE_ID', 'x'],
    ['GEMINI_CLI', '1'],
    ['npm_config_heal', 'true'],
    ['npm_lifecycle_event', 'test'],
    ['HEAL', 'apply'],
    ['VITEST', 'true'],
    ['VITEST_POOL_ID', '1'],
    ['JEST_WORKER_ID', '1'],
    ['GITHUB_STEP_SUMMARY', '/tmp/s'],
    ['FORCE_COLOR', '3'],
  ])('keeps %s=%s out', (name, value) => {
    expect(cagedEnvironment({ [name]: value })).toEqual(ALWAYS);
  });

  it('keeps the mode of the user, and no terminal of theirs', () => {
    const caged = cagedEnvironment({ NODE_ENV: 'ci-test', TERM: 'xterm-256color', NO_COLOR: '' });

    expect(caged).toEqual({ NODE_ENV: 'ci-test', NO_COLOR: '1', TERM: 'dumb' });
  });

  it('lets what the user names through, but nothing that steers Node', () => {
    const env = { STRIPE_TEST_KEY: 'sk_test_12345678', OTHER_KEY: 'x', NODE_OPTIONS: '--inspect' };

    const caged = cagedEnvironment(env, { extraNames: ['STRIPE_TEST_KEY', 'NODE_OPTIONS'] });

    expect(caged).toEqual({ ...ALWAYS, STRIPE_TEST_KEY: 'sk_test_12345678' });
  });
});

describe('the permission flags', () => {
  const CLOSED = { writable: [], addons: false, childProcesses: false, workers: false, sockets: false };

  it.each([
    ['20.19.0', '--experimental-permission'],
    ['22.12.0', '--experimental-permission'],
    ['22.13.0', '--permission'],
    ['23.4.0', '--experimental-permission'],
    ['23.5.0', '--permission'],
    ['24.0.0', '--permission'],
    ['26.10.0', '--permission'],
  ])('are named as Node %s names them', (version, flag) => {
    expect(permissionFlags(version, CLOSED)).toEqual([flag, '--allow-fs-read=*']);
  });

  it('open what is asked for, each folder by a flag of its own', () => {
    const open = { writable: ['/tmp/a,b', '/tmp/c'], addons: true, childProcesses: true, workers: true, sockets: true };

    const flags = permissionFlags('26.0.0', open);

    expect(flags).toEqual([
      '--permission',
      '--allow-fs-read=*',
      '--allow-fs-write=/tmp/a,b',
      '--allow-fs-write=/tmp/c',
      '--allow-addons',
      '--allow-child-process',
      '--allow-worker',
      '--allow-net',
    ]);
  });

  it('do not name the network where Node cannot refuse it', () => {
    expect(permissionFlags('24.0.0', { ...CLOSED, sockets: true })).toEqual(['--permission', '--allow-fs-read=*']);
  });
});
