import type { ModelFailure } from '../model/model-failure.ts';
import type { ModelSeat } from './model-seat.ts';
import type { ModelSettings } from './model-settings.ts';
import { PROVIDERS } from './provider-table.ts';

/** Clients want a text where a server on this machine wants none. */
const NO_KEY = 'none';

/** Where a model is reached and by which key, without looking at more variables than have to do with it. */
export function seatOf(
  settings: ModelSettings,
  env: Readonly<Record<string, string | undefined>>,
): ModelSeat | ModelFailure {
  const { provider, keyVariable } = settings;
  const model = settings.model ?? PROVIDERS[provider].defaultModel;
  const address = settings.baseUrl ?? PROVIDERS[provider].baseUrl;
  if (model === undefined) return misconfigured(`the provider \`${provider}\` needs the name of a model: --heal-model`);
  if (address === undefined) {
    return misconfigured(`the provider \`${provider}\` needs the address of its server: --heal-base-url`);
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return misconfigured('the base URL must be http:// or https://, without a user or a password in it');
  }
  const isProviders = isOwnServer(settings, url);
  const variables = keyVariable === undefined ? ownVariables(settings, url) : [keyVariable];
  if (variables === undefined) {
    return noKey(
      `${url.host} is not the provider's own host, so no key of \`${provider}\` goes there: name the variable that has its key by --heal-key-variable, \`none\` where it wants none`,
    );
  }
  if (variables.length === 0 || keyVariable === NO_KEY)
    return seat(NO_KEY, `${url.host} wants a key: --heal-key-variable`);
  const variable = variables.find((name) => (env[name] ?? '') !== '');
  const key = variable === undefined ? undefined : env[variable];
  if (variable === undefined || key === undefined) {
    return noKey(`no key for \`${provider}\`: set the variable ${variables[0]}`);
  }
  if (url.protocol === 'http:' && !isThisMachine(url)) {
    return misconfigured(`a key does not go to ${url.host} unencrypted: set a base URL with https://`);
  }
  return seat(key, `check the key in ${variable}`);

  function seat(secret: string, keyAdvice: string): ModelSeat {
    return {
      model: model as string,
      key: secret,
      baseUrl: (address as string).replace(/\/+$/, ''),
      isProviders,
      keyAdvice,
    };
  }
}

/** Variables whose keys may go to that address: none to this machine; `undefined`: the user has to say. */
function ownVariables({ provider }: ModelSettings, url: URL): readonly string[] | undefined {
  if (isOwnServer({ provider }, url)) return PROVIDERS[provider].keyVariables;
  return isThisMachine(url) ? [] : undefined;
}

function isOwnServer({ provider }: Pick<ModelSettings, 'provider'>, url: URL): boolean {
  const { baseUrl } = PROVIDERS[provider];
  return baseUrl !== undefined && new URL(baseUrl).origin === url.origin;
}

function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

function misconfigured(message: string): ModelFailure {
  return { kind: 'misconfigured', message };
}

function noKey(message: string): ModelFailure {
  return { kind: 'no-key', message };
}
