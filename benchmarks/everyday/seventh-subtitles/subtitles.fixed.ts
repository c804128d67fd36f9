/**
 * Reading, re-timing and writing SubRip (.srt) subtitles.
 * Times are kept in seconds, since the player works in seconds.
 */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const TIME = /^(\d{1,2}):(\d{2}):(\d{2})[,.](\d{1,3})$/;

export class SubtitleError extends Error {
  constructor(
    message: string,
    readonly block: number,
  ) {
    super(`${message} (block ${block})`);
    this.name = 'SubtitleError';
  }
}

/** "00:01:02,5" is 62.5 seconds: the fraction is a decimal one, not a count. */
export function parseTime(text: string): number | null {
  const m = TIME.exec(text.trim());
  if (!m) return null;
  const [, h, min, s, fraction] = m;
  return Number(h) * 3600 + Number(min) * 60 + Number(s) + Number(`0.${fraction}`);
}

/** Writes `HH:MM:SS,mmm`, to the nearest millisecond. */
export function formatTime(seconds: number): string {
  const total = Math.round(seconds * 1000);
  const ms = total % 1000;
  const whole = Math.floor(total / 1000);
  const h = Math.floor(whole / 3600);
  const min = Math.floor((whole % 3600) / 60);
  const s = whole % 60;
  const pad = (n: number, width = 2) => String(n).padStart(width, '0');
  return `${pad(h)}:${pad(min)}:${pad(s)},${pad(ms, 3)}`;
}

export function parseSrt(source: string): Cue[] {
  const blocks = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((b) => b.trim())
    .filter((b) => b !== '');

  return blocks.map((block, i) => {
    const lines = block.split('\n');
    // the counter line is optional in the wild
    if (/^\d+$/.test(lines[0].trim())) lines.shift();
    const [from, to] = (lines.shift() ?? '').split('-->');
    const start = parseTime(from ?? '');
    const end = parseTime(to ?? '');
    if (start === null || end === null) throw new SubtitleError('bad time line', i + 1);
    if (end < start) throw new SubtitleError('cue ends before it starts', i + 1);
    return { start, end, text: lines.join('\n') };
  });
}

export function formatSrt(cues: readonly Cue[]): string {
  return cues
    .map((cue, i) => `${i + 1}\n${formatTime(cue.start)} --> ${formatTime(cue.end)}\n${cue.text}\n`)
    .join('\n');
}

/** Moves all cues; those that end up before the beginning are dropped, half-way ones cut. */
export function shift(cues: readonly Cue[], by: number): Cue[] {
  return cues
    .map((cue) => ({ ...cue, start: Math.max(0, cue.start + by), end: cue.end + by }))
    .filter((cue) => cue.end > 0);
}

/** Stretches the timing from one frame rate to another (25 fps film shown at 23.976). */
export function convertFrameRate(cues: readonly Cue[], from: number, to: number): Cue[] {
  const factor = from / to;
  return cues.map((cue) => ({ ...cue, start: cue.start * factor, end: cue.end * factor }));
}

/** The cues that are on screen at a given moment (the end itself no longer counts). */
export function cuesAt(cues: readonly Cue[], time: number): Cue[] {
  return cues.filter((cue) => cue.start <= time && time < cue.end);
}
