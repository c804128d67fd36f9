import { EXIT } from './exit-code.ts';
import { helpText } from './help.ts';
import { processHost } from './host.ts';
import type { HealCommandHost } from './host.ts';
import { readCommandLine } from './read-command-line.ts';
import { toolVersion } from './tool-version.ts';
import { isUsageError } from './usage-error.ts';

/**
 * Runs `heal` with the arguments after its name and returns the exit code: 0 done, 1 refused or failures remain, 2 wrong
 * usage, 3 could not run. Never rejects.
 */
export async function runHealCommand(argv: readonly string[], host: HealCommandHost = processHost()): Promise<number> {
  const request = readCommandLine(argv);
  if (request.kind === 'wrong') {
    host.stderr.write(`heal: ${request.problem}\n`);
    return EXIT.usage;
  }
  if (request.kind !== 'command') {
    host.stdout.write(request.kind === 'help' ? helpText() : `${toolVersion()}\n`);
    return EXIT.done;
  }
  try {
    const run = await request.command.load();
    return await run(host, request.input);
  } catch (error) {
    if (isUsageError(error)) {
      host.stderr.write(`heal: ${error.message}\n`);
      return EXIT.usage;
    }
    const [message] = String(error instanceof Error ? error.message : error).split('\n', 1);
    host.stderr.write(`heal: \`${request.command.name}\` could not run: ${message}\n`);
    return EXIT.broken;
  }
}
