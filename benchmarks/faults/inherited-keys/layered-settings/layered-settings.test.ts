import { createLayer, effective, parse, serialize, stack } from './layered-settings';

const defaults = { theme: 'light', fontSize: 14, wordWrap: false };

it('falls back to the layer below', () => {
  const user = stack(defaults, { fontSize: 16 });

  expect(user['fontSize']).toBe(16);
  expect(user['theme']).toBe('light');
});

it('collects what is in force', () => {
  expect(effective(stack(defaults, { theme: 'dark' }, { wordWrap: true }))).toEqual({
    theme: 'dark',
    fontSize: 14,
    wordWrap: true,
  });
});

describe('serialize', () => {
  it('writes a layer', () => {
    expect(serialize(createLayer(defaults))).toBe('fontSize = 14\ntheme = "light"\nwordWrap = false');
  });

  it('writes what the user has changed, and no defaults', () => {
    expect(serialize(stack(defaults, { fontSize: 16 }))).toBe('fontSize = 16');
  });

  it('writes nothing for a layer without changes', () => {
    expect(serialize(stack(defaults, {}))).toBe('');
  });
});

it('reads what it wrote', () => {
  const base = createLayer(defaults);
  const text = serialize(parse('theme = "dark"\nfontSize = 12', base));

  expect(text).toBe('fontSize = 12\ntheme = "dark"');
});
