/** Commands of the chat bot: `/roll 2d6`, `/echo hello`. What does not begin with a slash is talk. */

const commands = {
  echo: (text) => text,
  count: (text) => String(text.split(/\s+/).filter(Boolean).length),
  sum: (text) => {
    const numbers = text.split(/\s+/).filter(Boolean).map(Number);
    if (numbers.some(Number.isNaN)) return 'I can only add numbers.';
    return String(numbers.reduce((sum, number) => sum + number, 0));
  },
  help: () => `I know: ${commandNames().join(', ')}`,
};

export function commandNames() {
  return Object.keys(commands).sort();
}

export function parseCommand(message) {
  const match = /^\/(\w+)(?:\s+([\s\S]*))?$/.exec(message.trim());
  return match && { name: match[1], text: match[2] ?? '' };
}

/** The answer to a message; undefined when the bot is not meant. */
export function runCommand(message) {
  const command = parseCommand(message);
  if (!command) return undefined;
  if (!(command.name in commands)) return `I do not know /${command.name}. Try /help.`;
  return commands[command.name](command.text);
}

export function transcript(messages) {
  return messages.flatMap((message) => {
    const answer = runCommand(message);
    return answer === undefined ? [`> ${message}`] : [`> ${message}`, answer];
  });
}
