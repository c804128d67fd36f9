const GREETINGS = { en: 'Hello', de: 'Hallo', fr: 'Bonjour' };

/** The first line of a mail; people without a name are greeted, too. */
export function greeting(user, options) {
  const language = options.language ?? 'en';
  const name = user.nickname ?? user.firstName;
  const words = [GREETINGS[language] ?? GREETINGS.en];
  if (name !== undefined) words.push(name);
  return `${words.join(' ')},`;
}
