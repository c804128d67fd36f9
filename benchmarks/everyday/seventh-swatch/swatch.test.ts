import {
  analogous,
  complement,
  darken,
  hslToRgb,
  lighten,
  parseHex,
  rgbToHsl,
  rotate,
  textOn,
  toHex,
  triad,
} from './swatch';

test('reads and writes hex', () => {
  expect(parseHex('#0af')).toEqual({ r: 0, g: 170, b: 255 });
  expect(toHex({ r: 0, g: 170, b: 255 })).toBe('#00aaff');
  expect(() => parseHex('#12345')).toThrow('not a colour');
});

test('converts to HSL and back', () => {
  expect(rgbToHsl(parseHex('#00ff00'))).toEqual({ h: 120, s: 1, l: 0.5 });
  expect(rgbToHsl(parseHex('#ff00ff')).h).toBe(300);
  for (const hex of ['#336699', '#c0ffee', '#ff0080', '#808080', '#000000']) {
    expect(toHex(hslToRgb(rgbToHsl(parseHex(hex))))).toBe(hex);
  }
});

test('complement and triad', () => {
  expect(complement('#ff0000')).toBe('#00ffff');
  expect(complement('#0000ff')).toBe('#ffff00');
  expect(triad('#0000ff')).toEqual(['#0000ff', '#ff0000', '#00ff00']);
});

test('neighbours of green', () => {
  expect(analogous('#00ff00', 60)).toEqual(['#ffff00', '#00ff00', '#00ffff']);
  expect(rotate('#00ff00', -120)).toBe('#ff0000');
});

test('neighbours of a red brand colour', () => {
  expect(analogous('#ff0000')).toEqual(['#ff0080', '#ff0000', '#ff8000']);
});

test('lighter, darker, text', () => {
  expect(lighten('#ff0000', 0.25)).toBe('#ff8080');
  expect(darken('#ff0000', 0.6)).toBe('#000000');
  expect(textOn('#ffff00')).toBe('#000000');
  expect(textOn('#000080')).toBe('#ffffff');
});
