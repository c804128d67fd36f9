/** Which files a command takes: glob patterns with *, **, ? and {a,b}; a pattern with "!" in front excludes. */
export type Matcher = (path: string) => boolean;

const SPECIAL = /[.+^$()|[\]\\]/;

function toSource(glob: string): string {
  let source = '';
  let depth = 0;
  for (let i = 0; i < glob.length; i++) {
    const char = glob[i];
    if (char === '*') {
      if (glob[i + 1] === '*') {
        const slash = glob[i + 2] === '/';
        source += slash ? '(?:.*/)?' : '.*';
        i += slash ? 2 : 1;
      } else {
        source += '[^/]*';
      }
    } else if (char === '?') {
      source += '[^/]';
    } else if (char === '{') {
      depth++;
      source += '(?:';
    } else if (char === '}' && depth > 0) {
      depth--;
      source += ')';
    } else if (char === ',' && depth > 0) {
      source += '|';
    } else {
      source += SPECIAL.test(char) ? `\\${char}` : char;
    }
  }
  if (depth > 0) throw new Error(`unclosed { in ${glob}`);
  return source;
}

function anyOf(globs: readonly string[]): RegExp | null {
  if (globs.length === 0) return null;
  return new RegExp(`^${globs.map(toSource).join('|')}$`);
}

export function createMatcher(patterns: readonly string[]): Matcher {
  const include = anyOf(patterns.filter((pattern) => !pattern.startsWith('!')));
  const exclude = anyOf(patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)));
  return (path) => {
    const normal = path.replace(/\\/g, '/').replace(/^\.\//, '');
    if (exclude?.test(normal)) return false;
    return include === null || include.test(normal);
  };
}

export function selectFiles(paths: readonly string[], patterns: readonly string[]): string[] {
  return paths.filter(createMatcher(patterns));
}
