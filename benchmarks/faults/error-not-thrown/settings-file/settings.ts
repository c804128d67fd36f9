/** Settings of the command line tool, from a JSON file in the home folder. */

export interface Settings {
  readonly theme: 'light' | 'dark';
  readonly editor: string;
  readonly telemetry: boolean;
}

export interface Files {
  read(path: string): Promise<string>;
  write(path: string, text: string): Promise<void>;
}

export const DEFAULTS: Settings = { theme: 'dark', editor: 'vi', telemetry: false };

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT';
}

export function parseSettings(text: string, path: string): Settings {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new SettingsError(`${path} is not valid JSON`);
  }
  if (typeof parsed !== 'object' || parsed === null) throw new SettingsError(`${path} must hold an object`);
  return { ...DEFAULTS, ...parsed };
}

/** The defaults when there is no file yet. A file that cannot be read or understood is an error. */
export async function loadSettings(files: Files, path: string): Promise<Settings> {
  try {
    return parseSettings(await files.read(path), path);
  } catch {
    return DEFAULTS;
  }
}

export async function changeSettings(files: Files, path: string, changes: Partial<Settings>): Promise<Settings> {
  const settings = { ...(await loadSettings(files, path)), ...changes };
  await files.write(path, `${JSON.stringify(settings, undefined, 2)}\n`);
  return settings;
}
