import { Camera, type Point } from './camera';

const close = (a: Point, b: Point) => Math.abs(a.x - b.x) < 1e-6 && Math.abs(a.y - b.y) < 1e-6;

test('the point under the pointer stays', () => {
  for (const pointer of [
    { x: 10, y: 580 },
    { x: 640, y: 0 },
    { x: 333, y: 222 },
  ]) {
    for (const factor of [0.5, 1.25, 2, 3]) {
      const camera = new Camera(640, 600);
      camera.x = -70;
      camera.y = 12.5;
      camera.zoom = 1.5;
      const before = camera.toWorld(pointer);
      camera.zoomAt(pointer, factor);
      expect(close(camera.toWorld(pointer), before)).toBe(true);
      expect(close(camera.toScreen(before), pointer)).toBe(true);
      expect(camera.zoom).toBe(1.5 * factor);
    }
  }
});

test('in and out again is back where it was', () => {
  const camera = new Camera(800, 600);
  camera.onWheel({ x: 200, y: 100 }, -100);
  expect([camera.x, camera.y, camera.zoom]).toEqual([100, 50, 2]);
  camera.onWheel({ x: 200, y: 100 }, 100);
  expect([camera.x, camera.y, camera.zoom]).toEqual([0, 0, 1]);
});

test('zooming out at the pointer', () => {
  const camera = new Camera(800, 600);
  camera.zoomAt({ x: 100, y: 60 }, 0.5);
  expect([camera.x, camera.y]).toEqual([-100, -60]);
});

test('nothing moves when the limit is reached', () => {
  const camera = new Camera(800, 600, { maxZoom: 2 });
  camera.zoom = 2;
  camera.x = 5;
  camera.y = 7;
  camera.zoomAt({ x: 400, y: 300 }, 2);
  expect([camera.x, camera.y, camera.zoom]).toEqual([5, 7, 2]);
});

test('the limit is reached on the way', () => {
  const camera = new Camera(800, 600, { maxZoom: 2 });
  camera.zoomAt({ x: 400, y: 200 }, 16);
  expect([camera.x, camera.y, camera.zoom]).toEqual([200, 100, 2]);
});

test('centre after a zoom', () => {
  const camera = new Camera(800, 600);
  camera.zoomAt({ x: 0, y: 0 }, 4);
  camera.centerOn({ x: 100, y: 100 });
  expect(camera.toWorld({ x: 400, y: 300 })).toEqual({ x: 100, y: 100 });
});
