/**
 * Keyboard shortcuts of the editor. A shortcut is one or more key presses in
 * a row: "ctrl+s", "shift+alt+f", "ctrl+k ctrl+c".
 */
export interface KeyPress {
  key: string;
  ctrl?: boolean;
  alt?: boolean;
  shift?: boolean;
  meta?: boolean;
}

export type Outcome = 'run' | 'pending' | 'ignored';

const MODIFIERS = ['ctrl', 'alt', 'shift', 'meta'] as const;
type Modifier = (typeof MODIFIERS)[number];

const ALIASES: Record<string, string> = {
  control: 'ctrl',
  cmd: 'meta',
  option: 'alt',
  esc: 'escape',
  return: 'enter',
  ' ': 'space',
};

const alias = (name: string): string => ALIASES[name.toLowerCase()] ?? name.toLowerCase();

/** The press as a string with modifiers in a fixed order. */
export function describe(press: KeyPress): string {
  return [...MODIFIERS.filter((modifier) => press[modifier]), alias(press.key)].join('+');
}

/** Writes a shortcut the way `describe` would; the plus key itself is "ctrl++". */
export function normalize(shortcut: string): string {
  return shortcut
    .trim()
    .split(/\s+/)
    .map((chord) => {
      const parts = chord.replace(/\+\+$/, '+plus').split('+').map(alias);
      const key = parts[parts.length - 1];
      const press: KeyPress = { key: key === 'plus' ? '+' : key };
      for (const part of parts.slice(0, -1)) {
        if (!MODIFIERS.includes(part as Modifier)) throw new Error(`unknown modifier "${part}"`);
        press[part as Modifier] = true;
      }
      return describe(press);
    })
    .join(' ');
}

export class Keymap {
  #commands = new Map<string, () => void>();
  #pressed: string[] = [];

  /** Binds a shortcut, returns a function that unbinds it again. */
  bind(shortcut: string, command: () => void): () => void {
    const name = normalize(shortcut);
    this.#commands.set(name, command);
    return () => {
      if (this.#commands.get(name) === command) this.#commands.delete(name);
    };
  }

  /** What has been pressed of a longer shortcut so far, for the status bar. */
  get pending(): string {
    return this.#pressed.join(' ');
  }

  /**
   * Takes a key press. A press that does not go on with the pending shortcut
   * drops that and is looked at as the first of a new one.
   */
  press(press: KeyPress): Outcome {
    // modifiers alone neither go on with nor break off a shortcut
    if (MODIFIERS.includes(alias(press.key) as Modifier)) return 'ignored';
    const chord = describe(press);
    const tries = this.#pressed.length > 0 ? [[...this.#pressed, chord], [chord]] : [[chord]];
    this.#pressed = [];
    for (const sequence of tries) {
      const name = sequence.join(' ');
      const command = this.#commands.get(name);
      if (command) {
        command();
        return 'run';
      }
      if ([...this.#commands.keys()].some((other) => other.startsWith(name))) {
        this.#pressed = sequence;
        return 'pending';
      }
    }
    return 'ignored';
  }
}
