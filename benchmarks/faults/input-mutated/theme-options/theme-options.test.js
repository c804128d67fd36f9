import { DEFAULTS, cssVariables, isDark, pageStyles, resolveTheme } from './theme-options';

// First of all: the tests after it change themes.
it('has our theme without overrides', () => {
  expect(resolveTheme()).toEqual({
    colors: { background: '#ffffff', text: '#222222', accent: '#0b5fff' },
    font: { family: 'system-ui', size: 14 },
    animate: true,
  });
});

it('takes over what a page sets', () => {
  const theme = resolveTheme({ font: { size: 16 } });

  expect(theme.font).toEqual({ family: 'system-ui', size: 16 });
});

it('leaves the defaults as they are', () => {
  resolveTheme({ colors: { accent: '#ff0000' }, animate: false });

  expect(DEFAULTS.colors.accent).toBe('#0b5fff');
  expect(DEFAULTS.animate).toBe(true);
});

it('gives every widget its own style', () => {
  const styles = pageStyles([
    { id: 'sales', theme: { colors: { background: '#101010', text: '#eeeeee' } } },
    { id: 'visits', theme: { colors: { accent: '#00aa00' } } },
  ]);

  expect(styles['visits']).toContain('--chart-background: #ffffff; --chart-text: #222222; --chart-accent: #00aa00');
});

it('tells dark themes', () => {
  expect(isDark({ colors: { background: '#202030' } })).toBe(true);
  expect(isDark({ colors: { background: '#ffffee' } })).toBe(false);
});

it('writes custom properties', () => {
  expect(cssVariables({ colors: { text: '#111111' }, font: { family: 'serif', size: 12 } })).toBe(
    '--chart-text: #111111; --chart-font: 12px serif',
  );
});
