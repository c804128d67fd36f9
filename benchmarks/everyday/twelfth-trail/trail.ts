/**
 * Geometry of a recorded hiking trail in projected metres: how far along it a
 * hiker is, and whether they have left it.
 */
export interface Vec {
  x: number;
  y: number;
}

export interface TrailPosition {
  /** nearest point on the trail */
  point: Vec;
  /** metres from the asked position to that point */
  distance: number;
  /** metres walked from the start of the trail to that point */
  along: number;
  segment: number;
}

const dist = (a: Vec, b: Vec) => Math.hypot(b.x - a.x, b.y - a.y);

export class Trail {
  /** length of the trail up to each vertex */
  private readonly lengths: number[] = [0];

  constructor(private readonly vertices: readonly Vec[]) {
    if (vertices.length < 2) throw new Error('a trail needs at least two points');
    for (let i = 1; i < vertices.length; i++) {
      this.lengths.push(this.lengths[i - 1] + dist(vertices[i - 1], vertices[i]));
    }
  }

  get length(): number {
    return this.lengths[this.lengths.length - 1];
  }

  /** The point after so many metres; the ends for values outside the trail. */
  pointAt(along: number): Vec {
    const target = Math.max(0, Math.min(this.length, along));
    let i = 1;
    while (i < this.vertices.length - 1 && this.lengths[i] < target) i++;
    const a = this.vertices[i - 1];
    const b = this.vertices[i];
    const span = this.lengths[i] - this.lengths[i - 1];
    const t = span === 0 ? 0 : (target - this.lengths[i - 1]) / span;
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  }

  /** Where on the trail somebody is; of equally near places the first one. */
  locate(position: Vec): TrailPosition {
    let best: TrailPosition | null = null;
    for (let i = 1; i < this.vertices.length; i++) {
      const candidate = this.nearestOnSegment(i - 1, position);
      if (best === null || candidate.distance < best.distance) best = candidate;
    }
    return best as TrailPosition;
  }

  isOffTrail(position: Vec, tolerance = 30): boolean {
    return this.locate(position).distance > tolerance;
  }

  /** Metres still to walk from the nearest place on the trail. */
  remaining(position: Vec): number {
    return this.length - this.locate(position).along;
  }

  private nearestOnSegment(segment: number, p: Vec): TrailPosition {
    const a = this.vertices[segment];
    const b = this.vertices[segment + 1];
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const squared = dx * dx + dy * dy;
    const t = squared === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared;
    const point = { x: a.x + dx * t, y: a.y + dy * t };
    return { point, distance: dist(point, p), along: this.lengths[segment] + dist(a, point), segment };
  }
}
