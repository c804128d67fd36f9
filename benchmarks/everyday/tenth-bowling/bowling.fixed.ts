/**
 * Ten-pin bowling score sheet of the club's kiosk. Rolls come in one by one
 * from the pin sensor; the sheet can be asked for scores at any time.
 */
export interface Frame {
  rolls: number[];
  /** the running total after this frame, or null while bonus rolls are missing */
  total: number | null;
}

const FRAMES = 10;
const PINS = 10;

const sum = (rolls: readonly number[]): number => rolls.reduce((a, b) => a + b, 0);

/** Whether the frame takes no more rolls; the tenth one has up to three. */
function isFull(rolls: readonly number[], index: number): boolean {
  if (index < FRAMES - 1) return rolls[0] === PINS || rolls.length === 2;
  if (rolls.length < 2) return false;
  return rolls.length === 3 || sum(rolls) < PINS;
}

/** How many pins stand in front of the next roll of the frame. */
function standing(rolls: readonly number[]): number {
  let left = PINS;
  for (const roll of rolls) {
    left -= roll;
    if (left === 0) left = PINS;
  }
  return left;
}

export class ScoreSheet {
  #frames: number[][] = [[]];

  get finished(): boolean {
    return this.#frames.length === FRAMES && isFull(this.#frames[FRAMES - 1], FRAMES - 1);
  }

  /** Adds a roll; throws a RangeError if it knocks down more than is standing. */
  roll(pins: number): this {
    if (this.finished) throw new Error('the game is over');
    const index = this.#frames.length - 1;
    const current = this.#frames[index];
    if (!Number.isInteger(pins) || pins < 0 || pins > standing(current)) {
      throw new RangeError(`cannot knock down ${pins}`);
    }
    current.push(pins);
    if (isFull(current, index) && index < FRAMES - 1) this.#frames.push([]);
    return this;
  }

  /** The frames begun so far, each with the running total. */
  frames(): Frame[] {
    const all = this.#frames.flat();
    const sheet: Frame[] = [];
    let start = 0;
    let running: number | null = 0;
    this.#frames.forEach((rolls, index) => {
      if (rolls.length === 0) return;
      // strikes and spares count three rolls from the start of the frame, open frames two
      const counted = sum(rolls.slice(0, 2)) >= PINS ? 3 : 2;
      const known = all.slice(start, start + counted);
      running = running !== null && known.length === counted ? running + sum(known) : null;
      sheet.push({ rolls: [...rolls], total: running });
      start += rolls.length;
    });
    return sheet;
  }

  /** The last total that is certain. */
  score(): number {
    return this.frames().reduce((best, frame) => frame.total ?? best, 0);
  }

  /** Symbols for the display: X, / and - for strikes, spares and misses. */
  marks(): string[] {
    return this.#frames
      .filter((rolls) => rolls.length > 0)
      .map((rolls) => {
        let fresh = true;
        return rolls
          .map((roll, i) => {
            const strike = fresh && roll === PINS;
            const spare = !fresh && rolls[i - 1] + roll === PINS;
            fresh = strike || !fresh;
            return strike ? 'X' : spare ? '/' : roll === 0 ? '-' : String(roll);
          })
          .join('');
      });
  }
}
