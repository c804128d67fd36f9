import {
  decideModel,
  decideStrongModel,
  type ModelChoice,
  type ModelDecision,
  type ModelQuestion,
  priceOf,
  PRICES_OF,
  PROVIDERS,
} from '@testheal/core';

import type { Check, Section } from './check.ts';
import { installedPackage } from './installed-package.ts';
import { isInRange } from './version-range.ts';

export interface ModelSectionQuestion extends ModelQuestion {
  /** Of the packages, the nearest first: where SDKs are looked for. */
  readonly folders: readonly string[];
  /** How a development dependency is added, up to its name. */
  readonly add: string;
}

const KEYS = [...new Set(Object.values(PROVIDERS).flatMap(({ keyVariables }) => keyVariables))];

/** Which model would be called, whether it may be, and what is missing. Of variables the names alone: never a value. */
export function modelSection(question: ModelSectionQuestion): Section {
  const decision = decideModel(question);
  const { choice } = decision;
  const strong = choice && decideStrongModel(question, choice);
  return {
    title: 'Language models',
    checks: [
      decisionCheck(decision),
      ...(choice === undefined ? [] : [...sdkChecks(choice, decision.use, question), ...priceChecks(choice, question)]),
      ...(strong === undefined ? [] : [strongCheck(strong)]),
      ...keyChecks(question.env),
    ],
  };
}

function decisionCheck(decision: ModelDecision): Check {
  const id = 'model';
  if (decision.use) {
    const { choice, because } = decision;
    const text = `${shown(choice)} may try what the search does not heal: ${choice.because}, and ${because}`;
    return { id, status: 'ok', text, facts: { use: true, ...factsOf(choice) } };
  }
  const { reason, message, choice } = decision;
  const facts = { use: false, reason, ...(choice !== undefined && factsOf(choice)) };
  if (reason === 'incomplete') return { id, status: 'warning', text: `no model can be called: ${message}`, facts };
  if (reason === 'not-set-up') {
    return { id, status: 'note', text: 'none is set up: the search heals alone', advice: message, facts };
  }
  if (reason !== 'no-consent' || choice === undefined) return { id, status: 'note', text: message, facts };
  const text = `${shown(choice)} is not called, since nobody has allowed it; it would be chosen because ${choice.because}`;
  return { id, status: 'note', text, advice: 'to allow it: `npx heal consent`', facts };
}

function strongCheck(decision: ModelDecision): Check {
  const id = 'strong-model';
  if (decision.use) {
    const text = `${shown(decision.choice)} may try what that does not heal`;
    return { id, status: 'ok', text, facts: { use: true, ...factsOf(decision.choice) } };
  }
  const { reason, message, choice } = decision;
  const facts = { use: false, reason, ...(choice !== undefined && factsOf(choice)) };
  const status = reason === 'incomplete' ? 'warning' : 'note';
  return { id, status, text: `the strong model is not asked: ${message}`, facts };
}

function shown({ model, provider, host }: ModelChoice): string {
  return `${model} (${provider}${host === undefined ? '' : `, ${host}`})`;
}

function factsOf({ provider, model, host }: ModelChoice): Record<string, string> {
  return { provider, model, ...(host !== undefined && { host }) };
}

/** An object of the user's needs no SDK of ours. */
function sdkChecks({ source }: ModelChoice, isUsed: boolean, { folders, add }: ModelSectionQuestion): Check[] {
  if ('complete' in source || 'doStream' in source) return [];
  const { sdk, range, install } = PROVIDERS[source.provider];
  const id = 'model-sdk';
  const status = isUsed ? 'warning' : 'note';
  const advice = `\`${add} ${install}\``;
  const [found] = folders.flatMap((folder) => installedPackage(folder, sdk) ?? []);
  if (found === undefined) return [{ id, status, text: `its package ${sdk} is not installed`, advice }];
  const { version } = found;
  const facts = { version };
  if (isInRange(version, range)) return [{ id, status: 'ok', text: `its package ${sdk} ${version}`, facts }];
  return [{ id, status, text: `its package ${sdk} ${version} does not fit: it takes ${range}`, advice, facts }];
}

function priceChecks(choice: ModelChoice, { options }: ModelSectionQuestion): Check[] {
  const price = priceOf({ provider: choice.provider, name: choice.model }, options.prices);
  const id = 'model-price';
  if (price !== undefined) {
    const source = options.prices?.[choice.model] === undefined ? `of the list of ${PRICES_OF}` : 'set by `prices`';
    const text = `its price: ${price.input} USD for a million tokens of input, ${price.output} for output; ${source}`;
    return [{ id, status: 'note', text, facts: { input: price.input, output: price.output } }];
  }
  const text = 'its price is unknown: the limits in calls, tokens and time hold, the one in USD does not';
  return [{ id, status: 'note', text, advice: `to set it: \`--heal-prices ${choice.model}=<in>/<out>\`` }];
}

function keyChecks(env: ModelQuestion['env']): Check[] {
  return KEYS.filter((name) => env[name] !== undefined).map((name): Check => {
    const isEmpty = env[name] === '';
    return { id: `key-${name}`, status: 'note', text: `${name} is ${isEmpty ? 'empty' : 'set'}`, facts: { isEmpty } };
  });
}
