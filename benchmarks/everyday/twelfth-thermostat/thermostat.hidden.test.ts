import { ZoneController } from './thermostat';

const at = (h: number, m = 0) => h * 60 + m;

test('a cellar that may freeze while nobody is there', () => {
  const zone = new ZoneController({ day: 15, night: 12, away: 0 });
  zone.setMode('away');
  expect(zone.target(at(12))).toBe(0);
  expect(zone.update({ temperature: 4, minute: at(12) })).toBe(false);
  expect(zone.update({ temperature: -1, minute: at(13) })).toBe(true);
});

test('a day that begins at midnight', () => {
  const zone = new ZoneController({ day: 21, night: 17, dayStart: 0, dayEnd: at(12) });
  expect([0, at(3), at(11, 59), at(12)].map((m) => zone.target(m))).toEqual([21, 21, 21, 17]);
});

test('a day that ends at midnight', () => {
  const zone = new ZoneController({ day: 21, night: 17, dayEnd: 0 });
  expect([0, at(5), at(6), at(22, 30), at(23, 59)].map((m) => zone.target(m))).toEqual([17, 17, 21, 21, 21]);
});

test('no waiting between switches', () => {
  const zone = new ZoneController({ day: 20, night: 16, minCycle: 0 });
  expect(zone.update({ temperature: 10, minute: at(8) })).toBe(true);
  expect(zone.update({ temperature: 30, minute: at(8) })).toBe(false);
  expect(zone.update({ temperature: 10, minute: at(8, 1) })).toBe(true);
});

test('without hysteresis nothing happens at the target itself', () => {
  const zone = new ZoneController({ day: 20, night: 16, hysteresis: 0, minCycle: 0 });
  expect(zone.update({ temperature: 20, minute: at(8) })).toBe(false);
  expect(zone.update({ temperature: 19.9, minute: at(8) })).toBe(true);
  expect(zone.update({ temperature: 20, minute: at(8) })).toBe(true);
});

test('what is not given has its default', () => {
  const zone = new ZoneController({ day: 20, night: 16 });
  expect([at(5, 59), at(6), at(21, 59), at(22)].map((m) => zone.target(m))).toEqual([16, 20, 20, 16]);
  expect(zone.update({ temperature: 19.6, minute: at(8) })).toBe(false);
  expect(zone.update({ temperature: 19.4, minute: at(8) })).toBe(true);
  expect(zone.update({ temperature: 30, minute: at(8, 4) })).toBe(true);
  expect(zone.update({ temperature: 30, minute: at(8, 5) })).toBe(false);
  zone.setMode('away');
  expect(zone.target(0)).toBe(12);
});
