function unquote(text) {
  const quoted = /^"(.*)"$/.exec(text) ?? /^'(.*)'$/.exec(text);
  return quoted === null ? text : quoted[1];
}

/** Reads "KEY=value" lines; empty lines and comments are skipped. */
export function parseEnv(text) {
  const values = {};
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const at = line.indexOf('=');
    const key = line.slice(0, at).trim();
    values[key] = unquote(line.slice(at + 1).trim());
  }
  return values;
}
