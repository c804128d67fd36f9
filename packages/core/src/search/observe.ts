import type { ProbeLab, RecordingSite, SiteRecord } from '../ports/probe-lab.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { analyzeScopes } from '../syntax/scope.ts';
import { endOf, startOf, type Node } from '../syntax/node.ts';
import type { InsertionPoint, Lone } from '../syntax/insertion-points.ts';
import { collectSites, type ExpressionSite, type Sites, type StatementSite } from '../syntax/sites.ts';
import type { Span } from '../model/edit.ts';
import { namesAt } from './names-at.ts';
import type { Places, PointPlace, StatementPlace } from './localize/place.ts';

/** The places of a module that are to be observed. */
export interface Observation {
  readonly sites: Sites;
  /** What is asked of the lab: for the expressions, then for the points. */
  readonly requests: readonly RecordingSite[];
}

export function observationOf(module: ParsedModule, regions: readonly Span[]): Observation {
  const root = analyzeScopes(module.program);
  const sites = collectSites(module, regions);
  const requests = [...sites.expressions, ...sites.points].map((site) => {
    return { ...observed(site), names: namesAt(root, site.path, site.start) };
  });
  return { sites, requests };
}

/** Nothing can be put before what stands without braces: there it is watched itself. */
function observed(site: ExpressionSite | InsertionPoint): Span {
  const { start, end } = site;
  const watched = site.kind === 'point' && site.lone ? valueOf(site.lone) : undefined;
  return watched === undefined ? { start, end } : { start: startOf(watched), end: endOf(watched) };
}

function valueOf(lone: Lone): Node {
  if (lone.type === 'CallExpression') return lone;
  return lone.type === 'ExpressionStatement' ? lone.expression : (lone.argument as Node);
}

/**
 * Runs the tests over a recording copy of the target and says what every place of it saw. `alive` is called before each test:
 * several that never end take long enough to be thought dead.
 */
export async function observePlaces(
  { sites, requests }: Observation,
  lab: ProbeLab,
  alive: () => Promise<void>,
): Promise<Places> {
  const { sites: records } = await lab.record(requests, alive);

  const places = [...sites.expressions, ...sites.points].map((site, index) => {
    const record = records[index] as SiteRecord;
    return { site, names: requests[index]?.names ?? [], hits: record.hits, loads: record.loads, states: record.states };
  });
  const points = places.slice(sites.expressions.length) as unknown as Places['points'];
  const listed = byStart(points.filter(({ site }) => site.lone === undefined));
  const lone = byStart(points.filter(({ site }) => site.lone !== undefined));
  return {
    expressions: places.slice(0, sites.expressions.length) as unknown as Places['expressions'],
    points,
    statements: sites.statements.map((site) => asStatement(site, listed.get(site.start))),
    branches: sites.branches.map((site) => asStatement(site, lone.get(site.start) ?? pointAround(site, listed))),
  };
}

type PointsByStart = ReadonlyMap<number, PointPlace>;

function byStart(points: readonly PointPlace[]): PointsByStart {
  return new Map(points.map((point) => [point.site.start, point]));
}

function asStatement(site: StatementSite, point: PointPlace | undefined): StatementPlace {
  const { hits, loads, names = [], states = [] } = point ?? {};
  return { site, hits, loads, names, states };
}

/** `if (a) return;`: nothing in it can be watched. Whoever came by has come by the whole. */
function pointAround({ path }: StatementSite, listed: PointsByStart): PointPlace | undefined {
  for (let up = path.parent; up !== undefined; up = up.parent) {
    const point = listed.get(startOf(up.node));
    if (point !== undefined) return point;
  }
  return undefined;
}
