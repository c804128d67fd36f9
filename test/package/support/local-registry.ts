import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { PackedPackage } from './pack-packages.ts';

/** Before any minimum age of releases that a package manager may ask for. */
const PUBLISHED = '2026-01-01T00:00:00.000Z';

/** What an upstream may take for a text; then the package manager asks it itself, with its own patience. */
const UPSTREAM_LIMIT_MS = 20_000;

/** An npm registry on loopback. */
export interface LocalRegistry extends AsyncDisposable {
  /** Ends with a slash. */
  readonly url: string;
}

/**
 * Serves `packed` as published packages. Metadata of all others comes from `upstream`, once each; their tarballs, and what
 * cannot be had here, are the package manager's own business, by a redirect.
 */
export async function startLocalRegistry(packed: readonly PackedPackage[], upstream: string): Promise<LocalRegistry> {
  const metadata = new Map<string, Promise<string | undefined>>();
  const server = createServer((request, response) => {
    const asked = (request.url as string).slice(1);
    const found = packed.find(({ file, manifest }) =>
      [manifest.name, tarballPath(file)].includes(decodeURIComponent(asked)),
    );
    if (found === undefined) void passOn(asked, request, response);
    else if (asked === tarballPath(found.file)) response.writeHead(200).end(readFileSync(found.file));
    else sendJson(response, JSON.stringify(packument(found, url(server))));
  });
  const passOn = async (asked: string, { headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const location = new URL(asked, upstream).href;
    const key = `${headers.accept} ${location}`;
    if (!asked.includes('/-/') && !metadata.has(key)) metadata.set(key, fetchText(location, headers.accept));
    const text = await metadata.get(key);
    if (text === undefined) response.writeHead(307, { location }).end();
    else sendJson(response, text);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: url(server),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Absent when there is no such text, or no way to it. */
async function fetchText(location: string, accept = '*/*'): Promise<string | undefined> {
  try {
    const response = await fetch(location, { headers: { accept }, signal: AbortSignal.timeout(UPSTREAM_LIMIT_MS) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function url(server: ReturnType<typeof createServer>): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function tarballPath(file: string): string {
  return `-/tarballs/${path.basename(file)}`;
}

/** What a registry says of a package with this one version. */
function packument({ file, manifest }: PackedPackage, registry: string): unknown {
  const { name, version } = manifest;
  const content = readFileSync(file);
  const dist = {
    tarball: new URL(tarballPath(file), registry).href,
    integrity: `sha512-${createHash('sha512').update(content).digest('base64')}`,
    shasum: createHash('sha1').update(content).digest('hex'),
  };
  return {
    _id: name,
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
    time: { created: PUBLISHED, modified: PUBLISHED, [version]: PUBLISHED },
  };
}

function sendJson(response: ServerResponse, json: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(json);
}
