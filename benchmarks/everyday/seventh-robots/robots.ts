// robots.txt for our crawler, after RFC 9309.
//
// - groups start with one or more `User-agent` lines
// - the most specific (longest) agent name that our product token starts with wins,
//   `*` is the fallback
// - the rule with the longest pattern wins; on a tie Allow beats Disallow
// - in patterns `*` stands for any characters and a final `$` for the end of the
//   URL; everything else is meant literally. Patterns match from the start of the path.

export interface Rule {
  allow: boolean;
  pattern: string;
}

export interface Group {
  agents: string[];
  rules: Rule[];
  crawlDelay?: number;
}

export interface RobotsFile {
  groups: Group[];
  sitemaps: string[];
}

export function parseRobots(text: string): RobotsFile {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let current: Group | null = null;
  let readingAgents = false;

  for (const rawLine of text.split(/\r?\n/)) {
    const line = rawLine.replace(/#.*$/, '').trim();
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const field = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();

    if (field === 'user-agent') {
      if (!current || !readingAgents) {
        current = { agents: [], rules: [] };
        groups.push(current);
      }
      current.agents.push(value.toLowerCase());
      readingAgents = true;
      continue;
    }
    if (field === 'sitemap') {
      sitemaps.push(value);
      continue;
    }
    if (!current) continue;
    readingAgents = false;
    if (field === 'allow' || field === 'disallow') {
      // "Disallow:" without a value forbids nothing
      if (value !== '') current.rules.push({ allow: field === 'allow', pattern: value });
    } else if (field === 'crawl-delay') {
      const seconds = Number(value);
      if (Number.isFinite(seconds) && seconds >= 0) current.crawlDelay = seconds;
    }
  }
  return { groups, sitemaps };
}

/** All rules for the given crawler; groups for the same agent are joined. */
export function rulesFor(robots: RobotsFile, userAgent: string): Rule[] {
  const product = userAgent.toLowerCase();
  let best = '*';
  for (const group of robots.groups) {
    for (const agent of group.agents) {
      if (agent !== '*' && product.startsWith(agent) && (best === '*' || agent.length > best.length)) {
        best = agent;
      }
    }
  }
  return robots.groups.filter((g) => g.agents.includes(best)).flatMap((g) => g.rules);
}

function toRegExp(pattern: string): RegExp {
  const anchored = pattern.endsWith('$');
  const body = anchored ? pattern.slice(0, -1) : pattern;
  const source = body.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*');
  return new RegExp('^' + source + (anchored ? '$' : ''));
}

/** `target` is the path with its query string, e.g. `/shop/list?page=2`. */
export function isAllowed(robots: RobotsFile, userAgent: string, target: string): boolean {
  if (target === '/robots.txt') return true;
  let winner: Rule | null = null;
  for (const rule of rulesFor(robots, userAgent)) {
    if (!toRegExp(rule.pattern).test(target)) continue;
    if (
      !winner ||
      rule.pattern.length > winner.pattern.length ||
      (rule.pattern.length === winner.pattern.length && rule.allow)
    ) {
      winner = rule;
    }
  }
  return winner ? winner.allow : true;
}

export function crawlDelay(robots: RobotsFile, userAgent: string): number | undefined {
  const product = userAgent.toLowerCase();
  const own = robots.groups.find((g) => g.agents.some((a) => a !== '*' && product.startsWith(a)));
  return (own ?? robots.groups.find((g) => g.agents.includes('*')))?.crawlDelay;
}
