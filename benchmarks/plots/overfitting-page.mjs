import { chartPage, escapeHtml } from 'testheal';

/** One page with a bar for each row of the tables: the share of first patches that are right, with its interval. */
export function overfittingPage(source, tables) {
  return chartPage({
    title: 'First patches: right and wrong',
    text: `${escapeHtml(source)}. A bar is the share that is right by hidden tests and inputs; the line is its 95 % interval after Wilson.`,
    charts: tables.map(({ title, rows }) => ({
      title,
      shares: rows.map(({ name, right, wrong, interval }) => ({ name, hits: right, count: right + wrong, interval })),
    })),
  });
}
