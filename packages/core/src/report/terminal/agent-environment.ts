// Variables that coding agents set in the shells they start; a person's settings (CODEX_HOME and the like) are not among them.
const VARIABLES = [
  'AI_AGENT',
  'AUGMENT_AGENT',
  'CLAUDECODE',
  'CLAUDE_CODE',
  'CODEX_CI',
  'CODEX_SANDBOX',
  'CODEX_SANDBOX_NETWORK_DISABLED',
  'CODEX_THREAD_ID',
  'CURSOR_AGENT',
  'GEMINI_CLI',
  'OPENCODE',
];

/** Whether a coding agent, not a person, reads the terminal. `AI_AGENT=0` says no to all others. */
export function isAgentEnvironment(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['AI_AGENT'] !== undefined && isOff(env['AI_AGENT'])) return false;
  return VARIABLES.some((name) => !isOff(env[name]));
}

function isOff(value: string | undefined): boolean {
  return value === undefined || value === '' || value === '0' || value === 'false';
}
