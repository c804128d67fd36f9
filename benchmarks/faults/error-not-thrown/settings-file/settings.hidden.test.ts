import { changeSettings, DEFAULTS, type Files, loadSettings, SettingsError } from './settings';

const failing = (error: unknown): Files => ({
  read: () => Promise.reject(error),
  write: () => Promise.resolve(),
});
const withCode = (code: string): Error => Object.assign(new Error(code), { code });

describe('loading settings', () => {
  it.each(['EACCES', 'EISDIR', 'EIO', 'EMFILE'])('passes %s on', async (code) => {
    const error = withCode(code);
    await expect(loadSettings(failing(error), 's')).rejects.toBe(error);
  });

  it('takes only a missing file for a new one', async () => {
    expect(await loadSettings(failing(withCode('ENOENT')), 's')).toEqual(DEFAULTS);
    await expect(loadSettings(failing(new Error('ENOENT')), 's')).rejects.toThrow('ENOENT');
  });

  it.each(['', '{', 'null', '"dark"', '{theme: "dark"}'])('does not accept %s', async (text) => {
    const files = { read: async () => text, write: async () => undefined };
    await expect(loadSettings(files, 's')).rejects.toBeInstanceOf(SettingsError);
  });

  it('never overwrites what it could not understand', async () => {
    const written: string[] = [];
    const files = {
      read: async () => '{"editor": "emacs",}',
      write: async (_: string, text: string) => void written.push(text),
    };
    await expect(changeSettings(files, 's', { theme: 'light' })).rejects.toBeInstanceOf(SettingsError);
    expect(written).toEqual([]);
  });

  it('creates the file', async () => {
    const written: string[] = [];
    const files = { ...failing(withCode('ENOENT')), write: async (_: string, text: string) => void written.push(text) };
    await changeSettings(files, 's', { telemetry: true });
    expect(written).toEqual(['{\n  "theme": "dark",\n  "editor": "vi",\n  "telemetry": true\n}\n']);
  });
});
