import { looksSecret } from '../secrets/looks-secret.ts';

export interface CageEnvironmentOptions {
  /** Variables that the user wants their tests to see whatever they look like. */
  readonly extraNames?: readonly string[];
  /** Variables that tests must not see whatever they look like: the key of a model may have any name. */
  readonly withheld?: readonly (string | undefined)[];
}

/** They steer Node or hold our parent's channel: not even on request. */
const NEVER = /^(?:NODE_OPTIONS|NODE_CHANNEL_.*|NODE_UNIQUE_ID|NODE_V8_COVERAGE)$/i;

/** What agents, runners, package managers and CI services leave behind; tools behave differently when they see it. */
const INTERNAL: readonly RegExp[] = [
  /^(?:AI_AGENT|AGENT|AIDER|AMP|ANTHROPIC|AUGMENT|CLAUDE|CODEX|COPILOT|CURSOR|GEMINI|GOOSE|OPENAI|OPENCODE|REPL_ID)(?:_|$)/i,
  /^CLAUDE/i,
  /^(?:HEAL|TESTHEAL|VITEST|VITE_NODE|TINYPOOL|JEST)(?:_|$)/i,
  /^(?:npm_|pnpm_|yarn_|bun_|corepack_|INIT_CWD$|NODE_PATH$)/i,
  /^(?:GITHUB|GITLAB|RUNNER|ACTIONS|BUILDKITE|CIRCLE|TRAVIS|JENKINS|TF_BUILD|SYSTEM|AGENT|BITBUCKET|TEAMCITY|VERCEL|NETLIFY)(?:_|$)/i,
];

/** No colours and no cursor play, on whatever terminal the user sits. */
const COLOUR = /^(?:FORCE_COLOR|CLICOLOR|CLICOLOR_FORCE|COLORTERM)$/i;

/**
 * The environment that unproven code gets: built, not inherited. Tests may read variables of their own, so a variable
 * passes unless its name or value looks like a secret, or it belongs to an agent, a runner, a package manager, a CI
 * service (`CI` itself passes) or Node. A test that needs one of those fails its baseline, and is told of, not healed.
 */
export function cagedEnvironment(
  env: NodeJS.ProcessEnv,
  { extraNames = [], withheld = [] }: CageEnvironmentOptions = {},
): Record<string, string> {
  const caged: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || NEVER.test(name) || withheld.includes(name)) continue;
    if (extraNames.includes(name) || passes(name, value)) caged[name] = value;
  }
  return { NODE_ENV: 'test', ...caged, TERM: 'dumb', NO_COLOR: '1' };
}

function passes(name: string, value: string): boolean {
  // `SystemRoot` and the like carry Windows itself, and no service names its variables so.
  if (/^(?:SystemRoot|SystemDrive|windir|ComSpec)$/i.test(name)) return true;
  if (COLOUR.test(name) || INTERNAL.some((pattern) => pattern.test(name))) return false;
  return !looksSecret(name, value);
}

export interface Permissions {
  /** Absolute paths of existing folders that may be written; all else is read only. */
  readonly writable: readonly string[];
  readonly addons: boolean;
  readonly childProcesses: boolean;
  readonly workers: boolean;
  /** Only newer versions of Node can refuse sockets; older ones let them through. */
  readonly sockets: boolean;
}

/**
 * Node's flags that keep code from writing files, starting processes and so on. Every file can be read. `nodeVersion` as
 * in `process.versions.node`.
 */
export function permissionFlags(nodeVersion: string, permissions: Permissions): string[] {
  const version = nodeVersion.split('.').map(Number);
  // The model left its experimental state in 23.5 and 22.13: nodejs.org/api/permissions.html
  const stable = isAtLeast(version, 23, 5) || (version[0] === 22 && isAtLeast(version, 22, 13));
  return [
    stable ? '--permission' : '--experimental-permission',
    '--allow-fs-read=*',
    ...permissions.writable.map((path) => `--allow-fs-write=${path}`),
    ...(permissions.addons ? ['--allow-addons'] : []),
    ...(permissions.childProcesses ? ['--allow-child-process'] : []),
    ...(permissions.workers ? ['--allow-worker'] : []),
    ...(permissions.sockets && isAtLeast(version, 25, 0) ? ['--allow-net'] : []),
  ];
}

function isAtLeast([major = 0, minor = 0]: readonly number[], wantedMajor: number, wantedMinor: number): boolean {
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
