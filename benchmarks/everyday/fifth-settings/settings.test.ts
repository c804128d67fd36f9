import { resolveSettings } from './settings';

const defaults = {
  theme: 'light',
  editor: { tabSize: 2, rulers: [80], font: { family: 'mono', size: 12 } },
};

test('a layer goes over the defaults', () => {
  expect(resolveSettings(defaults, { theme: 'dark', zoom: 2 })).toEqual({ ...defaults, theme: 'dark', zoom: 2 });
});

test('no layers', () => {
  expect(resolveSettings(defaults, undefined)).toEqual(defaults);
});

test('null takes a setting away', () => {
  expect(resolveSettings({ a: 1, b: 2 }, { a: null })).toEqual({ b: 2 });
});

test('objects are merged', () => {
  const settings = resolveSettings(
    defaults,
    { editor: { tabSize: 4, rulers: [] } },
    { editor: { font: { size: 14 } } },
  );
  expect(settings.editor).toEqual({ tabSize: 4, rulers: [], font: { family: 'mono', size: 14 } });
});

test('projects do not see the settings of each other', () => {
  resolveSettings(defaults, { editor: { tabSize: 8 } });
  const other = resolveSettings(defaults, { editor: { rulers: [120] } });
  expect(other.editor).toEqual({ tabSize: 2, rulers: [120], font: { family: 'mono', size: 12 } });
});
