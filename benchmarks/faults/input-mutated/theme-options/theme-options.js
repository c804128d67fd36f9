/** Themes of the chart widget. A page sets what it wants to be different; the rest is ours. */

export const DEFAULTS = {
  colors: { background: '#ffffff', text: '#222222', accent: '#0b5fff' },
  font: { family: 'system-ui', size: 14 },
  animate: true,
};

const isPlainObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fills `overrides` up with the values of `base`, section by section. */
function fill(base, overrides) {
  const filled = base;
  for (const [key, value] of Object.entries(overrides)) {
    if (value === undefined) continue;
    filled[key] = isPlainObject(value) && isPlainObject(base[key]) ? fill(base[key], value) : value;
  }
  return filled;
}

/** The whole theme of a widget. */
export function resolveTheme(overrides = {}) {
  return fill(DEFAULTS, overrides);
}

function luminance(hex) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2];
}

export function isDark(theme) {
  return luminance(theme.colors.background) < 0.5;
}

/** Custom properties for the style attribute of the widget. */
export function cssVariables(theme) {
  const lines = Object.entries(theme.colors).map(([name, color]) => `--chart-${name}: ${color}`);
  lines.push(`--chart-font: ${theme.font.size}px ${theme.font.family}`);
  return lines.join('; ');
}

/** Styles of all widgets of a page, each with its own overrides. */
export function pageStyles(widgets) {
  return Object.fromEntries(widgets.map(({ id, theme }) => [id, cssVariables(resolveTheme(theme))]));
}
