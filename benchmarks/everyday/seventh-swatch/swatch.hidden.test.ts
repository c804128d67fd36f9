import { analogous, complement, parseHex, rgbToHsl, rotate, triad } from './swatch';

const WHEEL = ['#ff0000', '#ffff00', '#00ff00', '#00ffff', '#0000ff', '#ff00ff'];

test('every turn around the wheel, both ways', () => {
  for (let from = 0; from < 6; from++) {
    for (let steps = -13; steps <= 13; steps++) {
      const expected = WHEEL[(((from + steps) % 6) + 6) % 6];
      expect(rotate(WHEEL[from], steps * 60)).toBe(expected);
    }
  }
});

test('a full turn changes nothing, whichever way', () => {
  for (const hex of ['#cc3311', '#ff0000', '#7a1f40', '#123456']) {
    expect(rotate(hex, 360)).toBe(hex);
    expect(rotate(hex, -360)).toBe(hex);
    expect(rotate(hex, -720)).toBe(hex);
    expect(rotate(hex, 0)).toBe(hex);
  }
});

test('minus a and plus 360 - a are the same', () => {
  for (const hex of ['#e06040', '#c02030', '#40a060', '#9040f0']) {
    for (const a of [1, 10, 30, 45, 90, 170, 200, 355]) {
      expect(rotate(hex, -a)).toBe(rotate(hex, 360 - a));
    }
  }
});

test('neighbours of oranges and reds', () => {
  expect(analogous('#ff4000', 45)).toEqual(['#ff007f', '#ff4000', '#ffff00']);
  expect(analogous('#ff8000')).toEqual(['#ff0100', '#ff8000', '#feff00']);
  expect(analogous('#ff0080')).toEqual(['#ff00ff', '#ff0080', '#ff0000']);
});

test('saturation and lightness stay when turning', () => {
  const start = rgbToHsl(parseHex('#bf4040'));
  const turned = rgbToHsl(parseHex(rotate('#bf4040', -75)));
  expect(Math.abs(turned.s - start.s)).toBeLessThan(0.01);
  expect(Math.abs(turned.l - start.l)).toBeLessThan(0.01);
  expect(Math.abs(turned.h - 285)).toBeLessThan(1);
});

test('greys have no hue to turn', () => {
  expect(rotate('#808080', -90)).toBe('#808080');
  expect(rotate('#fff', -30)).toBe('#ffffff');
});

test('turning forward works as before', () => {
  expect(complement('#ff8000')).toBe('#007fff');
  expect(complement('#0080ff')).toBe('#ff7f00');
  expect(triad('#ff0000')).toEqual(['#ff0000', '#00ff00', '#0000ff']);
  expect(rotate('#ff0080', 60)).toBe('#ff7f00');
});
