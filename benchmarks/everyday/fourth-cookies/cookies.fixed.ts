export interface CookieOptions {
  path?: string;
  maxAge?: number;
  httpOnly?: boolean;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads a `Cookie` header. Of two with the same name, the first one counts. */
export function parseCookies(header: string): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals === -1) continue;
    const name = pair.slice(0, equals).trim();
    const value = pair.slice(equals + 1).trim();
    if (Object.hasOwn(cookies, name)) continue;
    cookies[name] = decode(value.replace(/^"(.*)"$/, '$1'));
  }
  return cookies;
}

/** Writes a `Set-Cookie` header. */
export function formatCookie(name: string, value: string, options: CookieOptions = {}): string {
  let text = `${name}=${encodeURIComponent(value)}`;
  if (options.path !== undefined) text += `; Path=${options.path}`;
  if (options.maxAge !== undefined) text += `; Max-Age=${options.maxAge}`;
  if (options.httpOnly) text += '; HttpOnly';
  return text;
}
