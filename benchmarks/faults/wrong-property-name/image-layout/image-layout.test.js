import { aspectRatio, cropTo, fitInto, rows, srcSet } from './image-layout';

const wide = { id: 'sea', width: 1600, height: 900 };
const tall = { id: 'tower', width: 600, height: 1200 };

it('knows the ratio', () => {
  expect(aspectRatio(tall)).toBe(0.5);
});

describe('fitInto', () => {
  it('shrinks a wide picture to the width', () => {
    expect(fitInto(wide, { width: 800, height: 600 })).toEqual({ width: 800, height: 450 });
  });

  it('shrinks a tall picture to the height', () => {
    expect(fitInto(tall, { width: 800, height: 600 })).toEqual({ width: 300, height: 600 });
  });

  it('shrinks to a flat box', () => {
    expect(fitInto(wide, { width: 1600, height: 90 })).toEqual({ width: 160, height: 90 });
  });

  it('does not blow up a small picture', () => {
    expect(fitInto({ width: 32, height: 16 }, { width: 800, height: 600 })).toEqual({ width: 32, height: 16 });
  });
});

it('crops from the middle', () => {
  expect(cropTo(wide, { width: 100, height: 100 })).toEqual({ x: 350, y: 0, width: 900, height: 900 });
});

it('fills rows', () => {
  expect(rows([wide, tall, wide], 500, 180).map((row) => row.map((one) => one.width))).toEqual([[320, 90], [320]]);
});

it('offers smaller files', () => {
  expect(srcSet(tall, [320, 600, 1200])).toBe('/img/tower?w=320 320w, /img/tower?w=600 600w');
});
