import { ZoneController } from './thermostat';

const at = (h: number, m = 0) => h * 60 + m;

test('day and night', () => {
  const zone = new ZoneController({ day: 21, night: 17 });
  expect(zone.target(at(5, 59))).toBe(17);
  expect(zone.target(at(6))).toBe(21);
  expect(zone.target(at(22))).toBe(17);
});

test('a day that goes past midnight', () => {
  const zone = new ZoneController({ day: 21, night: 17, dayStart: at(14), dayEnd: at(2) });
  expect([at(1), at(3), at(13), at(15)].map((m) => zone.target(m))).toEqual([21, 17, 17, 21]);
});

test('switches with some distance to the target', () => {
  const zone = new ZoneController({ day: 20, night: 16, hysteresis: 1 });
  expect(zone.update({ temperature: 19.5, minute: at(8) })).toBe(false);
  expect(zone.update({ temperature: 18.9, minute: at(9) })).toBe(true);
  expect(zone.update({ temperature: 20.5, minute: at(10) })).toBe(true);
  expect(zone.update({ temperature: 21.1, minute: at(11) })).toBe(false);
});

test('does not switch again at once', () => {
  const zone = new ZoneController({ day: 20, night: 16, minCycle: 10 });
  zone.update({ temperature: 15, minute: at(23, 55) });
  expect(zone.update({ temperature: 25, minute: at(0, 4) })).toBe(true);
  expect(zone.update({ temperature: 25, minute: at(0, 5) })).toBe(false);
});

test('off and away', () => {
  const zone = new ZoneController({ day: 20, night: 16, away: 10 });
  zone.update({ temperature: 5, minute: 0 });
  zone.setMode('off');
  expect(zone.isHeating).toBe(false);
  expect(zone.update({ temperature: 1, minute: 30 })).toBe(false);
  zone.setMode('away');
  expect(zone.target(at(12))).toBe(10);
  expect(new ZoneController({ day: 20, night: 16 }).isHeating).toBe(false);
});

test('a zone that switches exactly at the target', () => {
  const zone = new ZoneController({ day: 20, night: 16, hysteresis: 0 });
  expect(zone.update({ temperature: 19.8, minute: at(8) })).toBe(true);
  expect(zone.update({ temperature: 20.1, minute: at(9) })).toBe(false);
});

test('a valve that may switch at any time', () => {
  const zone = new ZoneController({ day: 20, night: 16, minCycle: 0 });
  expect(zone.update({ temperature: 15, minute: at(8) })).toBe(true);
  expect(zone.update({ temperature: 25, minute: at(8, 1) })).toBe(false);
});
