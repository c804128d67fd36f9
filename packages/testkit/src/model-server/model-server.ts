import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { anthropicWire } from './anthropic-wire.ts';
import { googleWire } from './google-wire.ts';
import { compatibleWire, openaiWire } from './openai-wire.ts';
import type { ScriptedReply, TextReply } from './scripted-reply.ts';
import { sse, type Wire } from './wire.ts';

/** Speaks the wire formats of the providers on loopback, so that it is reached from spawned processes too. */
export interface ModelServer extends AsyncDisposable {
  /** What a client of that provider takes for its base URL. */
  readonly baseUrls: Readonly<Record<'anthropic' | 'openai' | 'openai-compatible' | 'google', string>>;
  /** All that came, in order. */
  readonly requests: readonly ModelServerRequest[];
}

export interface ModelServerRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it was sent. */
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Resolves when the client goes before the answer is whole. */
  readonly hasGone: Promise<void>;
}

/** One reply a request, in order; after the last one each request is answered by an error that is not tried again. */
export type ModelServerScript = readonly ScriptedReply[] | ((request: ModelServerRequest) => ScriptedReply);

const WIRES: readonly Wire[] = [anthropicWire, openaiWire, compatibleWire, googleWire];

export async function startModelServer(script: ModelServerScript): Promise<ModelServer> {
  const requests: ModelServerRequest[] = [];
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrls: { anthropic: url, openai: `${url}/v1`, 'openai-compatible': `${url}/compatible`, google: url },
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await recorded(incoming, outgoing);
    requests.push(request);
    const wire = WIRES.find(({ isPath }) => isPath(request.path));
    if (wire === undefined) return json(outgoing, 404, { error: { message: `no such path: ${request.path}` } });
    const refused = wire.refusedParameters.find((name) => name in request.body);
    if (refused !== undefined) {
      return json(outgoing, 400, wire.error(400, undefined, `Unsupported parameter: '${refused}'`));
    }
    const reply = typeof script === 'function' ? script(request) : script[requests.length - 1];
    const over: ScriptedReply = { type: 'error', status: 400, message: 'the script of this server has ended' };
    await answer(reply ?? over, request, wire, outgoing);
  }
}

async function recorded(incoming: IncomingMessage, outgoing: ServerResponse): Promise<ModelServerRequest> {
  const hasGone = new Promise<void>((resolve) => {
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) resolve();
    });
  });
  const sent = await text(incoming);
  const { pathname } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const body = JSON.parse(sent === '' ? '{}' : sent) as Record<string, unknown>;
  return { path: pathname, headers: incoming.headers, text: sent, body, hasGone };
}

async function answer(
  reply: ScriptedReply,
  request: ModelServerRequest,
  wire: Wire,
  outgoing: ServerResponse,
): Promise<void> {
  if (reply.type === 'hang') return;
  if (reply.type === 'reset') return reset(outgoing);
  if (reply.type === 'raw') {
    outgoing.writeHead(reply.status, { 'content-type': 'text/html', ...reply.headers }).end(reply.body);
    return;
  }
  if (reply.type === 'error') {
    const body = wire.error(reply.status, reply.code, reply.message ?? 'it is so');
    return json(outgoing, reply.status, body, reply.headers);
  }
  if (reply.type === 'text') {
    await setTimeout(reply.delayMs ?? 0);
    if (!wire.isStreamed(request.path, request.body)) return json(outgoing, 200, wire.whole(reply));
    const { begin, end } = wire.events(reply);
    begun(outgoing, begin).end(end.join(''));
    return;
  }
  const { begin } = wire.events(reply.type === 'cut' ? textOf(reply.text) : textOf('well'));
  begun(outgoing, begin);
  if (reply.type === 'malformed') outgoing.end(sse('{"type": "oops", ', wire.eventName));
  else if (reply.type === 'broken') outgoing.end(wire.errorEvent(reply.code));
  else if (reply.by === 'end') outgoing.end();
  // What was written has to be on its way before.
  else if (reply.by === 'reset') outgoing.write('', () => setImmediate(() => reset(outgoing)));
}

function textOf(said: string): TextReply {
  return { type: 'text', text: said };
}

function begun(outgoing: ServerResponse, events: readonly string[]): ServerResponse {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) outgoing.write(event);
  return outgoing;
}

function json(
  outgoing: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function reset({ socket }: ServerResponse): void {
  socket?.resetAndDestroy();
}
