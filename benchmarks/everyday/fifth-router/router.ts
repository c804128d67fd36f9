interface Route {
  method: string;
  segments: string[];
  handler: string;
}

export type Match =
  | { status: 200; handler: string; params: Record<string, string> }
  | { status: 404 }
  | { status: 405; allow: string[] };

const split = (path: string) => path.split('/').filter((segment) => segment !== '');

function matchPath(segments: string[], parts: string[]): Record<string, string> | null {
  if (segments.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(parts[index]);
    else if (segment !== parts[index]) return null;
  }
  return params;
}

export class Router {
  #routes: Route[] = [];

  add(method: string, path: string, handler: string): this {
    this.#routes.push({ method, segments: split(path), handler });
    return this;
  }

  match(method: string, path: string): Match {
    const parts = split(path);
    for (const route of this.#routes) {
      const params = matchPath(route.segments, parts);
      if (!params) continue;
      if (route.method !== method) return { status: 405, allow: this.#methodsOf(parts) };
      return { status: 200, handler: route.handler, params };
    }
    return { status: 404 };
  }

  #methodsOf(parts: string[]): string[] {
    const routes = this.#routes.filter(({ segments }) => matchPath(segments, parts));
    return [...new Set(routes.map(({ method }) => method))].sort();
  }
}
