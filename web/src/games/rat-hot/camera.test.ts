import { expect, test } from "vitest";
import { Camera, widened } from "./camera.svelte";

function looking(width: number, height: number): Camera {
  const camera = new Camera(25);
  camera.width = width;
  camera.height = height;
  return camera;
}

test("zooming keeps the spot under the pointer where it is", () => {
  const camera = looking(800, 600);
  const at = { x: 130, y: 470 };
  const before = camera.spot(at);
  camera.zoom(1.3, at);
  expect(camera.spot(at).x).toBeCloseTo(before.x);
  expect(camera.spot(at).y).toBeCloseTo(before.y);
});

test("cells get neither too small nor too large", () => {
  const camera = looking(800, 600);
  for (let turns = 0; turns < 50; turns += 1) camera.zoom(1.4);
  const largest = camera.cell;
  camera.zoom(1.4);
  expect(camera.cell).toBe(largest);
  for (let turns = 0; turns < 50; turns += 1) camera.zoom(0.7);
  expect(camera.cell).toBeGreaterThan(10);
});

test("all strips fit into the window", () => {
  const camera = looking(360, 420);
  camera.fit({ left: 6, top: 8, right: 14, bottom: 17 }, 10);
  const corner = camera.spot({ x: 0, y: 0 });
  const opposite = camera.spot({ x: 360, y: 420 });
  expect(corner.x).toBeLessThanOrEqual(6);
  expect(corner.y).toBeLessThanOrEqual(8);
  expect(opposite.x).toBeGreaterThanOrEqual(14);
  expect(opposite.y).toBeGreaterThanOrEqual(17);
});

test("fields stay large enough to be tapped, even if not all are in sight then", () => {
  const camera = looking(360, 420);
  camera.fit({ left: 0, top: 0, right: 25, bottom: 25 }, 27);
  expect(camera.cell).toBe(27);
});

test("a cell that is out of sight is brought into it, one in sight moves nothing", () => {
  const camera = looking(400, 400);
  camera.cell = 40;
  const before = camera.middle;
  camera.reveal([12, 12]);
  expect(camera.middle).toEqual(before);
  camera.reveal([24, 1]);
  const { x, y } = camera.spot({ x: 400, y: 0 });
  expect(x).toBeGreaterThanOrEqual(25);
  expect(y).toBeLessThanOrEqual(1);
});

test("a cell is brought into view beside the buttons, not below them", () => {
  const camera = looking(400, 400);
  camera.cell = 40;
  camera.reveal([24, 24]);
  expect(camera.left + 25 * camera.cell).toBeLessThanOrEqual(350);
  expect(camera.top + 25 * camera.cell).toBeLessThanOrEqual(400);
});

test("a place beside the strips belongs to what is to be seen", () => {
  const strips = { left: 10, top: 10, right: 14, bottom: 13 };
  const beside = [
    [14, 8],
    [14, 9],
    [14, 10],
  ] as const;
  expect(widened(strips, beside)).toEqual({ left: 10, top: 8, right: 15, bottom: 13 });
  expect(widened(strips, [[11, 11]])).toEqual(strips);
});

test("the middle of the window never leaves the table", () => {
  const camera = looking(400, 400);
  camera.pan(10_000, -10_000);
  expect(camera.middle).toEqual({ x: 0, y: 25 });
});
