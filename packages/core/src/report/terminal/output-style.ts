import { isAgentEnvironment } from './agent-environment.ts';

/** What a stream and its environment can show. */
export interface OutputStyle {
  readonly columns: number;
  readonly color: boolean;
  /** A program reads the output: see `ReportStyle`. */
  readonly terse: boolean;
  /** A line may be written over: a person's terminal, not a log. */
  readonly live: boolean;
}

const DEFAULT_COLUMNS = 80;

export function outputStyle(
  env: Readonly<Record<string, string | undefined>>,
  stream: { readonly isTTY?: boolean; readonly columns?: number },
): OutputStyle {
  const terse = isAgentEnvironment(env);
  const isDumb = env['TERM'] === 'dumb';
  const isTerminal = stream.isTTY === true;
  const isContinuousIntegration = isSet(env['CI']) && env['CI'] !== 'false' && env['CI'] !== '0';
  return {
    columns: stream.columns !== undefined && stream.columns > 0 ? stream.columns : DEFAULT_COLUMNS,
    color: !terse && wantsColor(env, isTerminal && !isDumb),
    terse,
    live: isTerminal && !isDumb && !terse && !isContinuousIntegration,
  };
}

// NO_COLOR (no-color.org) wins over FORCE_COLOR, as in picocolors.
function wantsColor(env: Readonly<Record<string, string | undefined>>, canShowColor: boolean): boolean {
  if (isSet(env['NO_COLOR'])) return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return canShowColor;
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
