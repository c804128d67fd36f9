import { channels } from './color-channels';

test('all values of a channel', () => {
  for (let value = 0; value < 256; value++) {
    const hex = value.toString(16).padStart(2, '0');
    expect(channels(`#${hex}00${hex}`)).toEqual({ red: value, green: 0, blue: value });
    expect(channels(`#00${hex.toUpperCase()}ff`)).toEqual({ red: 0, green: value, blue: 255 });
  }
});

test.each(['', '#fff', '#12345g', '123456', '#1234567'])('%j', (color) => {
  expect(channels(color)).toEqual({ red: 255, green: 255, blue: 255 });
});
