const LEVELS = ['debug', 'info', 'warn', 'error'];

function stringify(value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[\s="]/.test(text) ? JSON.stringify(text) : text;
}

/** `level=info msg="cart saved" user=7`: one line, as the log collector wants it. */
export function formatLine(level, message, fields) {
  const pairs = Object.entries({ level, msg: message, ...fields }).filter(([, value]) => value !== undefined);
  return pairs.map(([key, value]) => `${key}=${stringify(value)}`).join(' ');
}

/**
 * A logger writes lines of at least `level` to `write`. `child` makes one that writes in the same way and puts its
 * fields into every line.
 */
export function createLogger(options = {}) {
  const { level = 'info', write = (line) => process.stdout.write(`${line}\n`), fields = {} } = options;
  const least = LEVELS.indexOf(level);
  if (least === -1) throw new RangeError(`unknown level "${level}"`);

  const log = (lineLevel, message, extra) => {
    if (LEVELS.indexOf(lineLevel) < least) return;
    write(formatLine(lineLevel, message, { ...fields, ...extra }));
  };

  return {
    debug: (message, extra) => log('debug', message, extra),
    info: (message, extra) => log('info', message, extra),
    warn: (message, extra) => log('warn', message, extra),
    error: (message, extra) => log('error', message, extra),
    child: (extra) => createLogger({ level, write, fields: { ...fields, ...extra } }),
  };
}

/** Puts the id of the request into every line that its handler logs. */
export function requestLogger(logger, request) {
  return logger.child({ request: request.id, path: request.path });
}
