import { describe, expect, it } from 'vitest';

import { createChannelServer } from '../host/channel-server.ts';
import { readAnswerModule, type WorkerQuestion } from './probe-channel.ts';
import { createWorkerChannel } from './worker-channel.ts';

/** A worker's channel on a host's, with the module server between them left out. */
function connect(answer: (question: WorkerQuestion) => Promise<unknown>) {
  const specifiers: string[] = [];
  const forgotten: boolean[][] = [];
  const ids: string[] = [];
  const server = createChannelServer(answer, (isOver) => void forgotten.push(ids.map(isOver)));
  const channel = createWorkerChannel(async (specifier) => {
    specifiers.push(specifier);
    const id = server.resolveId(specifier) ?? '';
    ids.push(id);
    const code = (await server.load(id)) ?? '';
    return { default: JSON.parse(code.slice('export default '.length, -1)) as string };
  });
  return { channel, server, specifiers, forgotten };
}

describe('the channel between worker and host', () => {
  it('brings a question and its answer over, whatever signs are in them', async () => {
    const asked: WorkerQuestion[] = [];
    const { channel } = connect(async (question) => {
      asked.push(question);
      return '`${import.meta.env}` "é\n✓"';
    });

    const answer = await channel.ask({ type: 'base', text: 'const a = "/?#é✓";\n' });

    expect(asked).toEqual([{ type: 'base', text: 'const a = "/?#é✓";\n' }]);
    expect(answer).toBe('`${import.meta.env}` "é\n✓"');
  });

  it('cuts a long question into parts', async () => {
    const text = 'x'.repeat(500_000);
    const { channel, specifiers } = connect(async (question) => ('text' in question ? question.text.length : 0));

    const answer = await channel.ask({ type: 'base', text });

    expect(answer).toBe(500_000);
    expect(specifiers).toHaveLength(4);
  });

  it('rejects with what the host says, without colors', async () => {
    const { channel } = connect(async () => {
      throw new Error('\u001B[31mUnexpected\u001B[39m token');
    });

    const asked = channel.ask({ type: 'job', pid: 1 });

    await expect(asked).rejects.toThrow(/^Unexpected token$/);
  });

  it('forgets earlier answers of the same worker, and not the one it is giving', async () => {
    const { channel, forgotten } = connect(async () => 1);

    await channel.ask({ type: 'job', pid: 1 });
    await channel.ask({ type: 'job', pid: 1 });

    expect(forgotten).toEqual([[false], [true, false]]);
  });

  it('leaves other modules alone', async () => {
    const { server } = connect(async () => 1);

    expect([server.resolveId('./price.ts'), await server.load('/app/price.ts')]).toEqual([undefined, undefined]);
  });

  it('answers nothing with null', async () => {
    const { channel } = connect(async () => undefined);

    expect(await channel.ask({ type: 'job', pid: 1 })).toBeNull();
  });

  it('reads an answer from a module', () => {
    const answer = readAnswerModule({ default: Buffer.from('{"value":7}').toString('base64') });

    expect(answer).toEqual({ value: 7 });
  });
});
