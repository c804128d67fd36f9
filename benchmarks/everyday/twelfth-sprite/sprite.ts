/** Sprite animation: which frame of a clip is on show after some time. */
export type PlayMode = 'once' | 'loop' | 'pingpong';

export interface Clip {
  name: string;
  /** numbers of cells in the sheet, in playing order */
  frames: readonly number[];
  /** frames per second */
  fps: number;
  mode: PlayMode;
}

export interface Sheet {
  columns: number;
  cellWidth: number;
  cellHeight: number;
}

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Position within clip.frames after so many steps. */
export function frameIndex(clip: Clip, steps: number): number {
  const count = clip.frames.length;
  switch (clip.mode) {
    case 'once':
      return Math.min(steps, count - 1);
    case 'loop':
      return steps % count;
    case 'pingpong': {
      // forth and back; the first and the last frame are shown once per turn
      const period = 2 * count;
      const phase = steps % period;
      return phase < count ? phase : period - phase - 1;
    }
  }
}

export function cellOf(sheet: Sheet, cell: number): Cell {
  return {
    x: (cell % sheet.columns) * sheet.cellWidth,
    y: Math.floor(cell / sheet.columns) * sheet.cellHeight,
    width: sheet.cellWidth,
    height: sheet.cellHeight,
  };
}

export class SpritePlayer {
  private readonly clips = new Map<string, Clip>();
  private clip: Clip;
  private elapsed = 0;
  private speed = 1;

  constructor(
    private readonly sheet: Sheet,
    clips: readonly Clip[],
  ) {
    if (clips.length === 0) throw new Error('a sprite needs a clip');
    for (const clip of clips) {
      if (clip.frames.length === 0) throw new Error(`clip "${clip.name}" has no frames`);
      this.clips.set(clip.name, clip);
    }
    this.clip = clips[0];
  }

  /** Starts a clip; if it is running already it goes on, unless restart is set. */
  play(name: string, restart = false): void {
    const clip = this.clips.get(name);
    if (!clip) throw new Error(`unknown clip "${name}"`);
    if (clip === this.clip && !restart) return;
    this.clip = clip;
    this.elapsed = 0;
  }

  setSpeed(speed: number): void {
    this.speed = Math.max(0, speed);
  }

  update(ms: number): void {
    this.elapsed += ms * this.speed;
  }

  get finished(): boolean {
    return this.clip.mode === 'once' && this.steps >= this.clip.frames.length;
  }

  get frame(): number {
    return this.clip.frames[frameIndex(this.clip, this.steps)];
  }

  get cell(): Cell {
    return cellOf(this.sheet, this.frame);
  }

  private get steps(): number {
    return Math.floor((this.elapsed * this.clip.fps) / 1000);
  }
}
