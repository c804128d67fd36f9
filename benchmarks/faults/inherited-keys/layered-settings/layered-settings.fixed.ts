type Value = string | number | boolean;

/** Settings of one layer; reading falls back to the layers below (they are the prototypes). */
export type Layer = Record<string, Value>;

export function createLayer(values: Layer, below?: Layer): Layer {
  return Object.assign(Object.create(below ?? null), values);
}

/** Stacks layers, the first one lowest: defaults, then the workspace, then the user. */
export function stack(...layers: Layer[]): Layer {
  let top = createLayer({});
  for (const values of layers) top = createLayer(values, top);
  return top;
}

/** What has to be saved for a layer: its own values only, in the order of their names. */
export function serialize(layer: Layer): string {
  const lines: string[] = [];
  for (const name of Object.keys(layer)) {
    lines.push(`${name} = ${JSON.stringify(layer[name])}`);
  }
  return lines.sort().join('\n');
}

/** All values that are in force, whichever layer they come from. */
export function effective(layer: Layer): Layer {
  const values: Layer = {};
  for (const name in layer) values[name] = layer[name]!;
  return values;
}

export function parse(text: string, below?: Layer): Layer {
  const values: Layer = {};
  for (const line of text.split('\n')) {
    const at = line.indexOf('=');
    if (at > 0) values[line.slice(0, at).trim()] = JSON.parse(line.slice(at + 1));
  }
  return createLayer(values, below);
}
