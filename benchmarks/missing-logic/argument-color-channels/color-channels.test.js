import { channels } from './color-channels';

test('black', () => {
  expect(channels('#000000')).toEqual({ red: 0, green: 0, blue: 0 });
});

test('channels', () => {
  expect(channels('#ff8000')).toEqual({ red: 255, green: 128, blue: 0 });
  expect(channels('#1A2b3C')).toEqual({ red: 26, green: 43, blue: 60 });
});

test('white for anything else', () => {
  expect(channels('tomato')).toEqual({ red: 255, green: 255, blue: 255 });
});
