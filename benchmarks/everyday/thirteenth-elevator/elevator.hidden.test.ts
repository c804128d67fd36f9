import { Elevator } from './elevator';

test('someone going down is not forgotten when the car leaves upwards', () => {
  const lift = new Elevator(12, 1);
  lift.call(4, 'up');
  lift.call(4, 'down');
  lift.call(9, 'down');
  expect(lift.next()).toEqual({ floor: 4, leaving: 'up' });
  expect(lift.idle).toBe(false);
  expect(lift.next()).toEqual({ floor: 9, leaving: 'down' });
  lift.press(0);
  expect(lift.next()).toEqual({ floor: 4, leaving: 'down' });
  expect(lift.next()).toEqual({ floor: 0, leaving: null });
});

test('someone going up is not forgotten when the car leaves downwards', () => {
  const lift = new Elevator(12, 9);
  lift.call(5, 'down');
  lift.call(5, 'up');
  lift.press(2);
  expect(lift.next()).toEqual({ floor: 5, leaving: 'down' });
  expect(lift.next()).toEqual({ floor: 2, leaving: 'up' });
  expect(lift.next()).toEqual({ floor: 5, leaving: null });
  expect(lift.next()).toBeNull();
});

test('the cabin button does not serve a call for the other way', () => {
  const lift = new Elevator(10);
  lift.press(3);
  lift.press(7);
  lift.call(3, 'down');
  expect(lift.next()).toEqual({ floor: 3, leaving: 'up' });
  expect(lift.next()).toEqual({ floor: 7, leaving: 'down' });
  expect(lift.next()).toEqual({ floor: 3, leaving: null });
});

test('at the turning point the call for the way back is served', () => {
  const lift = new Elevator(10);
  lift.call(6, 'down');
  lift.press(6);
  expect(lift.next()).toEqual({ floor: 6, leaving: null });
  expect(lift.idle).toBe(true);
  lift.call(8, 'down');
  lift.call(2, 'down');
  expect(lift.next()).toEqual({ floor: 8, leaving: 'down' });
  expect(lift.next()).toEqual({ floor: 2, leaving: null });
});

test('both calls without anybody further on: the doors open twice', () => {
  const lift = new Elevator(6);
  lift.call(2, 'up');
  lift.call(2, 'down');
  expect(lift.next()).toEqual({ floor: 2, leaving: 'up' });
  expect(lift.next()?.floor).toBe(2);
  expect(lift.next()).toBeNull();
});
