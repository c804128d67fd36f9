/** The camera of the canvas: x and y are the world position of the upper left corner, zoom the pixels per world unit. */
export interface Point {
  x: number;
  y: number;
}

export interface CameraOptions {
  minZoom?: number;
  maxZoom?: number;
}

export class Camera {
  x = 0;
  y = 0;
  zoom = 1;
  private readonly minZoom: number;
  private readonly maxZoom: number;

  constructor(
    readonly viewWidth: number,
    readonly viewHeight: number,
    { minZoom = 0.125, maxZoom = 8 }: CameraOptions = {},
  ) {
    this.minZoom = minZoom;
    this.maxZoom = maxZoom;
  }

  toWorld(screen: Point): Point {
    return { x: this.x + screen.x / this.zoom, y: this.y + screen.y / this.zoom };
  }

  toScreen(world: Point): Point {
    return { x: (world.x - this.x) * this.zoom, y: (world.y - this.y) * this.zoom };
  }

  /** Moves the picture by so many pixels, as when it is dragged. */
  pan(dx: number, dy: number): void {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
  }

  /** Zooms so that what is under the pointer stays under the pointer. */
  zoomAt(pointer: Point, factor: number): void {
    const anchor = this.toWorld(pointer);
    this.zoom = Math.min(this.maxZoom, Math.max(this.minZoom, this.zoom * factor));
    this.x = anchor.x - pointer.x / this.zoom;
    this.y = anchor.y - pointer.y / this.zoom;
  }

  onWheel(pointer: Point, deltaY: number): void {
    this.zoomAt(pointer, 2 ** (-deltaY / 100));
  }

  centerOn(world: Point): void {
    this.x = world.x - this.viewWidth / 2 / this.zoom;
    this.y = world.y - this.viewHeight / 2 / this.zoom;
  }

  /** Whether a part of the rectangle (in the world) is in view. */
  sees(left: number, top: number, width: number, height: number): boolean {
    const end = this.toWorld({ x: this.viewWidth, y: this.viewHeight });
    return left < end.x && left + width > this.x && top < end.y && top + height > this.y;
  }
}
