import { expect, it } from 'vitest';
import { createViteServer } from 'vitest/node';

import { dropModules } from './vitest-version.ts';

const PREFIX = '\0answer:';

it('leaves nothing of a dropped module in the graph', async () => {
  const server = await createViteServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      {
        name: 'answers',
        resolveId: (id) => (id.startsWith('virtual:answer/') ? `${PREFIX}${id.slice(15)}` : undefined),
        load: (id) => (id.startsWith(PREFIX) ? `export default ${JSON.stringify(id)};` : undefined),
      },
    ],
  });
  try {
    const { ssr } = server.environments;
    const kept = (): string[] =>
      Object.values(ssr.moduleGraph).flatMap((map: unknown) =>
        map instanceof Map ? [...map.keys()].map(String).filter((key) => key.includes('answer')) : [],
      );
    for (const name of ['1', '2']) await ssr.transformRequest(`virtual:answer/${name}`);
    expect(kept().length).toBeGreaterThan(2);

    dropModules(ssr, (id) => id === `${PREFIX}1`);

    expect(kept().filter((key) => key.includes('1'))).toEqual([]);
    expect(kept().filter((key) => key.includes('2')).length).toBeGreaterThan(1);
  } finally {
    await server.close();
  }
});
