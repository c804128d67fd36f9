/** Synthesizer presets: built-in sounds that users load and turn knobs on. */
export type Waveform = 'sine' | 'square' | 'saw';

export interface Envelope {
  attack: number;
  decay: number;
  sustain: number;
  release: number;
}

export interface Patch {
  name: string;
  waveform: Waveform;
  volume: number;
  envelope: Envelope;
  effects: string[];
}

const INIT: Patch = {
  name: 'Init',
  waveform: 'sine',
  volume: 0.8,
  envelope: { attack: 0.01, decay: 0.1, sustain: 0.7, release: 0.2 },
  effects: [],
};

const FACTORY: Readonly<Record<string, Partial<Patch>>> = {
  pad: {
    name: 'Warm pad',
    waveform: 'saw',
    envelope: { attack: 1.2, decay: 0.5, sustain: 0.9, release: 2 },
    effects: ['chorus', 'reverb'],
  },
  lead: { name: 'Square lead', waveform: 'square', volume: 0.6, effects: ['delay'] },
  bell: { name: 'Bell' },
};

function copyPatch(patch: Patch): Patch {
  return { ...patch, envelope: { ...patch.envelope }, effects: [...patch.effects] };
}

export function presetNames(): string[] {
  return Object.keys(FACTORY);
}

/** A fresh patch of the preset, what it does not set comes from the init patch. */
export function loadPreset(key: string): Patch {
  const preset = FACTORY[key];
  if (!preset) throw new Error(`unknown preset "${key}"`);
  return copyPatch({ ...INIT, ...preset });
}

export class PatchEditor {
  private patch: Patch;
  private saved: Patch;

  constructor(presetKey: string) {
    this.patch = loadPreset(presetKey);
    this.saved = copyPatch(this.patch);
  }

  get current(): Readonly<Patch> {
    return this.patch;
  }

  get isModified(): boolean {
    return JSON.stringify(this.patch) !== JSON.stringify(this.saved);
  }

  setVolume(volume: number): void {
    this.patch.volume = Math.max(0, Math.min(1, volume));
  }

  setEnvelope(part: keyof Envelope, value: number): void {
    const max = part === 'sustain' ? 1 : 10;
    this.patch.envelope[part] = Math.max(0, Math.min(max, value));
  }

  toggleEffect(effect: string): void {
    const index = this.patch.effects.indexOf(effect);
    if (index < 0) this.patch.effects.push(effect);
    else this.patch.effects.splice(index, 1);
  }

  save(name = this.patch.name): Patch {
    this.patch.name = name;
    this.saved = copyPatch(this.patch);
    return copyPatch(this.patch);
  }

  revert(): void {
    this.patch = this.saved;
  }
}
