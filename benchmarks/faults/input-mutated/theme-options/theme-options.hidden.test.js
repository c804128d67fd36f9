import { DEFAULTS, isDark, pageStyles, resolveTheme } from './theme-options';

const ORIGINAL = {
  colors: { background: '#ffffff', text: '#222222', accent: '#0b5fff' },
  font: { family: 'system-ui', size: 14 },
  animate: true,
};

afterEach(() => {
  expect(DEFAULTS).toEqual(ORIGINAL);
});

it.each([
  [{}, ORIGINAL],
  [{ animate: false }, { ...ORIGINAL, animate: false }],
  [{ animate: undefined }, ORIGINAL],
  [{ font: { size: 9 } }, { ...ORIGINAL, font: { family: 'system-ui', size: 9 } }],
  [{ colors: { accent: null } }, { ...ORIGINAL, colors: { ...ORIGINAL.colors, accent: null } }],
  [{ grid: { step: 2 } }, { ...ORIGINAL, grid: { step: 2 } }],
  [{ font: 'small' }, { ...ORIGINAL, font: 'small' }],
  [{ series: ['a'] }, { ...ORIGINAL, series: ['a'] }],
  [{}, ORIGINAL],
])('resolves %j', (overrides, theme) => {
  const before = structuredClone(overrides);

  expect(resolveTheme(overrides)).toEqual(theme);
  expect(overrides).toEqual(before);
});

it('does not depend on what was resolved before', () => {
  const dark = resolveTheme({ colors: { background: '#000000' }, font: { size: 20 } });
  const light = resolveTheme({ animate: false });

  expect([isDark(dark), isDark(light)]).toEqual([true, false]);
  expect([dark.animate, light.animate]).toEqual([true, false]);
  expect([dark.font.size, light.font.size]).toEqual([20, 14]);
});

it('has the same styles in any order', () => {
  const widgets = [
    { id: 'a', theme: { colors: { text: '#000001' } } },
    { id: 'b' },
    { id: 'c', theme: { font: { family: 'mono' } } },
  ];

  expect(pageStyles([...widgets].reverse())).toEqual(pageStyles(widgets));
  expect(pageStyles(widgets)['b']).toBe(
    '--chart-background: #ffffff; --chart-text: #222222; --chart-accent: #0b5fff; --chart-font: 14px system-ui',
  );
});
