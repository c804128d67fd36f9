import { Camera } from './camera';

test('between world and screen', () => {
  const camera = new Camera(800, 600);
  camera.x = 100;
  camera.y = 50;
  camera.zoom = 2;
  expect(camera.toWorld({ x: 40, y: 20 })).toEqual({ x: 120, y: 60 });
  expect(camera.toScreen({ x: 120, y: 60 })).toEqual({ x: 40, y: 20 });
});

test('dragging', () => {
  const camera = new Camera(800, 600);
  camera.zoom = 4;
  camera.pan(40, -20);
  expect([camera.x, camera.y]).toEqual([-10, 5]);
});

test('zoom at the corner', () => {
  const camera = new Camera(800, 600);
  camera.x = 30;
  camera.zoomAt({ x: 0, y: 0 }, 2);
  expect([camera.x, camera.y, camera.zoom]).toEqual([30, 0, 2]);
});

test('zoom at the pointer', () => {
  const camera = new Camera(800, 600);
  camera.zoomAt({ x: 400, y: 300 }, 2);
  expect([camera.x, camera.y, camera.zoom]).toEqual([200, 150, 2]);
});

test('zoom has limits', () => {
  const camera = new Camera(800, 600, { maxZoom: 4 });
  camera.zoomAt({ x: 0, y: 0 }, 100);
  expect(camera.zoom).toBe(4);
  camera.onWheel({ x: 0, y: 0 }, 100);
  expect(camera.zoom).toBe(2);
});

test('what is in view', () => {
  const camera = new Camera(800, 600);
  camera.centerOn({ x: 0, y: 0 });
  expect([camera.x, camera.y]).toEqual([-400, -300]);
  expect(camera.sees(390, 290, 50, 50)).toBe(true);
  expect(camera.sees(400, 0, 50, 50)).toBe(false);
});
