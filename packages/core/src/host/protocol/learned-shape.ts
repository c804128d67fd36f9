import type { ForcedCondition, Learned, NearMiss, SeenValues } from '../../model/learned.ts';
import { isCount, isListOf, isRecord, isText } from './shape.ts';

/** Whether a value of another process is what a search has learned: it goes into prompts. */
export function isLearned(raw: unknown): raw is Learned {
  return (
    isRecord(raw) &&
    isListOf(raw['values'], isSeenValues) &&
    isListOf(raw['conditions'], isForcedCondition) &&
    isListOf(raw['nearMisses'], isNearMiss)
  );
}

function isSeenValues(raw: unknown): raw is SeenValues {
  return (
    isRecord(raw) &&
    isCount(raw['line']) &&
    isText(raw['test']) &&
    isListOf(raw['names'], (each): each is SeenValues['names'][number] => isPair(each, 'name')) &&
    isListOf(raw['expressions'], (each): each is SeenValues['expressions'][number] => isPair(each, 'text'))
  );
}

function isPair(raw: unknown, key: 'name' | 'text'): boolean {
  return isRecord(raw) && isText(raw[key]) && isText(raw['value']);
}

function isForcedCondition(raw: unknown): raw is ForcedCondition {
  return isRecord(raw) && isText(raw['text']) && typeof raw['value'] === 'boolean' && isScore(raw);
}

function isNearMiss(raw: unknown): raw is NearMiss {
  if (!isRecord(raw) || !isText(raw['before']) || !isText(raw['after'])) return false;
  return isScore(raw) && [raw['broke'], raw['further']].every((each) => each === undefined || isCount(each));
}

function isScore(raw: Readonly<Record<string, unknown>>): boolean {
  return isCount(raw['line']) && isCount(raw['turned']) && isCount(raw['of']);
}
