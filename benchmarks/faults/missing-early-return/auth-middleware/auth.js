/** Express-like middleware for the admin area. */

/** Reads the token of an "Authorization: Bearer …" header. */
export function bearerToken(req) {
  const [scheme, token] = (req.headers.authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' && token ? token : undefined;
}

/** Calls the next handler with `req.user` set, or answers 401. */
export function requireUser(sessions) {
  return (req, res, next) => {
    const user = sessions.get(bearerToken(req));
    if (!user) {
      res.status(401).json({ error: 'Please sign in' });
    }
    req.user = user;
    next();
  };
}

export function requireRole(role) {
  return (req, res, next) => {
    if (!req.user?.roles.includes(role)) {
      res.status(403).json({ error: `Only for ${role}s` });
      return;
    }
    next();
  };
}

/** Runs handlers one after the other, as long as each calls next. */
export function chain(...handlers) {
  return (req, res) => {
    const run = (index) => {
      const handler = handlers[index];
      if (handler) handler(req, res, () => run(index + 1));
    };
    run(0);
  };
}

export function createResponse() {
  return {
    statusCode: 200,
    bodies: [],
    status(code) {
      this.statusCode = code;
      return this;
    },
    json(body) {
      this.bodies.push(body);
      return this;
    },
  };
}
