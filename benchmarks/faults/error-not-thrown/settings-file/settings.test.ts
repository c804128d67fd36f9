import { changeSettings, DEFAULTS, type Files, loadSettings, parseSettings, SettingsError } from './settings';

function filesWith(content: Record<string, string>): Files & { readonly content: Record<string, string> } {
  return {
    content,
    async read(path) {
      const text = content[path];
      if (text === undefined) throw Object.assign(new Error(`no such file: ${path}`), { code: 'ENOENT' });
      if (text === 'SECRET') throw Object.assign(new Error(`permission denied: ${path}`), { code: 'EACCES' });
      return text;
    },
    async write(path, text) {
      content[path] = text;
    },
  };
}

describe('settings', () => {
  it('reads settings', async () => {
    expect(await loadSettings(filesWith({ s: '{"theme":"light"}' }), 's')).toEqual({ ...DEFAULTS, theme: 'light' });
  });

  it('starts with the defaults', async () => {
    expect(await loadSettings(filesWith({}), 's')).toEqual(DEFAULTS);
  });

  it('does not accept broken text', () => {
    expect(() => parseSettings('{', 'home.json')).toThrow('home.json is not valid JSON');
    expect(() => parseSettings('7', 'home.json')).toThrow(SettingsError);
  });

  it('reports a broken file', async () => {
    await expect(loadSettings(filesWith({ s: '{"theme":' }), 's')).rejects.toThrow('s is not valid JSON');
  });

  it('reports a file it may not read', async () => {
    await expect(loadSettings(filesWith({ s: 'SECRET' }), 's')).rejects.toThrow('permission denied');
  });

  it('writes changes', async () => {
    const files = filesWith({});
    await changeSettings(files, 's', { editor: 'nano' });
    expect(JSON.parse(files.content['s'] ?? '')).toEqual({ theme: 'dark', editor: 'nano', telemetry: false });
  });

  it('keeps earlier changes', async () => {
    const files = filesWith({ s: '{"telemetry":true}' });
    expect(await changeSettings(files, 's', { theme: 'light' })).toEqual({
      theme: 'light',
      editor: 'vi',
      telemetry: true,
    });
  });
});
