import { Elevator } from './elevator';

function run(lift: Elevator): number[] {
  const floors: number[] = [];
  for (let stop = lift.next(); stop; stop = lift.next()) floors.push(stop.floor);
  return floors;
}

test('serves the cabin buttons on the way, whatever their order', () => {
  const lift = new Elevator(8);
  lift.press(5);
  lift.press(2);
  lift.press(7);
  expect(run(lift)).toEqual([2, 5, 7]);
  expect(lift.position).toBe(7);
  expect(lift.idle).toBe(true);
});

test('passes those who want to go the other way and fetches them on the way back', () => {
  const lift = new Elevator(8);
  lift.call(3, 'down');
  lift.press(6);
  expect(lift.next()).toEqual({ floor: 6, leaving: 'down' });
  expect(lift.next()).toEqual({ floor: 3, leaving: null });
});

test('two people on one floor with different ways are picked up one after the other', () => {
  const lift = new Elevator(8);
  lift.call(3, 'up');
  lift.call(3, 'down');
  expect(lift.next()).toEqual({ floor: 3, leaving: 'up' });
  lift.press(6);
  expect(lift.next()).toEqual({ floor: 6, leaving: 'down' });
  expect(lift.next()).toEqual({ floor: 3, leaving: null });
  expect(lift.idle).toBe(true);
});

test('turns at the last floor somebody waits on', () => {
  const lift = new Elevator(10, 4);
  lift.call(8, 'down');
  lift.call(1, 'up');
  expect(lift.next()).toEqual({ floor: 8, leaving: 'down' });
  expect(lift.next()).toEqual({ floor: 1, leaving: null });
});

test('knows its floors', () => {
  const lift = new Elevator(3);
  expect(() => lift.press(3)).toThrow('no floor 3');
  expect(() => lift.call(-1, 'up')).toThrow(RangeError);
  expect(lift.next()).toBeNull();
});
